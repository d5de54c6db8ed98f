import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialSipInputs, type SipInputs } from '../domain/sip/inputs';

/** The three boxes of the SIP calculator, as typed; results are derived, never stored. */
export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialSipInputs,
  reducers: {
    sipInputChanged(state, { payload }: PayloadAction<{ field: keyof SipInputs; value: string }>) {
      state[payload.field] = payload.value;
    },
  },
  selectors: { selectSipInputs: (inputs) => inputs },
});

export const { sipInputChanged } = calculatorSlice.actions;
export const { selectSipInputs } = calculatorSlice.selectors;
