import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { TOAST_DEFAULT_POSITION, type Toast } from '../domain/toasts';
import { requestStarted } from './authFacts';

/** A visible toast; ids increment. */
export interface ShownToast extends Toast {
  readonly id: number;
}

export interface ToastsState {
  shown: ShownToast[];
  lastId: number;
}

/** A toast to show; defaults to severity `info` at the top right. */
export type NewToast = Pick<Toast, 'text'> & Partial<Toast>;

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): ToastsState => ({ shown: [], lastId: 0 }),
  reducers: {
    toastShown(state, { payload }: PayloadAction<NewToast>) {
      state.lastId += 1;
      state.shown.push({ severity: 'info', position: TOAST_DEFAULT_POSITION, ...payload, id: state.lastId });
    },
    toastClosed(state, { payload }: PayloadAction<{ id: number }>) {
      state.shown = state.shown.filter(({ id }) => id !== payload.id);
    },
  },
  // Otherwise the error of one attempt would stay beside the success of the next.
  extraReducers: (builder) =>
    builder.addCase(requestStarted, (state) => {
      state.shown = state.shown.filter(({ severity }) => severity !== 'error');
    }),
  selectors: { selectToasts: ({ shown }) => shown },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
