import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialSipInputs, type SipInputs } from '../domain/sip/inputs';

/** The boxes of the SIP calculator, as typed; results are derived, never stored. */
export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialSipInputs,
  reducers: {
    sipInputChanged(state, { payload }: PayloadAction<{ field: keyof SipInputs; value: string }>) {
      state[payload.field] = payload.value;
    },
    /** A whole plan, such as a link carries; what it doesn't name is at its default. */
    sipPlanOpened: (_, { payload }: PayloadAction<Partial<SipInputs>>) => ({
      ...initialSipInputs(),
      ...payload,
    }),
  },
  selectors: { selectSipInputs: (inputs) => inputs },
});

export const { sipInputChanged, sipPlanOpened } = calculatorSlice.actions;
export const { selectSipInputs } = calculatorSlice.selectors;
