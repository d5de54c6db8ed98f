import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialSipInputs, type SipInputs } from '../domain/sip/inputs';

/** Raw input of the SIP calculator; results are derived, never stored. */
export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialSipInputs,
  reducers: {
    sipInputChanged(state, { payload }: PayloadAction<{ field: keyof SipInputs; value: string }>) {
      state[payload.field] = payload.value;
    },
    /** Replaces the whole plan, for example from a link; missing values get their defaults. */
    sipPlanOpened: (_, { payload }: PayloadAction<Partial<SipInputs>>) => ({
      ...initialSipInputs(),
      ...payload,
    }),
  },
  selectors: { selectSipInputs: (inputs) => inputs },
});

export const { sipInputChanged, sipPlanOpened } = calculatorSlice.actions;
export const { selectSipInputs } = calculatorSlice.selectors;
