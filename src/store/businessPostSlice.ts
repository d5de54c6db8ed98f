import { createSlice } from '@reduxjs/toolkit';
import { fillBlanks } from '../domain/fields';
import { emptyBusinessDetails } from '../domain/posts/details';
import { businessDetailChanged, detailsCleared, detailsRestored, socialDetailChanged } from './postActions';

/** Details of the business posters. Shares the e-mail address with the occasion form. */
export const businessPostSlice = createSlice({
  name: 'businessPost',
  initialState: emptyBusinessDetails,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(businessDetailChanged, (state, { payload }) => {
        state[payload.field] = payload.value;
      })
      .addCase(socialDetailChanged, (state, { payload }) => {
        if (payload.field === 'emailAddress') state.emailAddress = payload.value;
      })
      .addCase(detailsCleared, (state, { payload: form }) =>
        form === 'business' ? emptyBusinessDetails() : { ...state, emailAddress: '' },
      )
      .addCase(detailsRestored, (state, { payload }) => fillBlanks(state, payload.business)),
  selectors: { selectBusinessDetails: (details) => details },
});

export const { selectBusinessDetails } = businessPostSlice.selectors;
export { businessDetailChanged } from './postActions';
