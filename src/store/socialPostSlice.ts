import { createSlice } from '@reduxjs/toolkit';
import { fillBlanks } from '../domain/fields';
import { emptySocialDetails } from '../domain/posts/details';
import { businessDetailChanged, detailsCleared, detailsRestored, socialDetailChanged } from './postActions';

/** Details of the occasion posters. Shares the e-mail address with the business form. */
export const socialPostSlice = createSlice({
  name: 'socialPost',
  initialState: emptySocialDetails,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(socialDetailChanged, (state, { payload }) => {
        state[payload.field] = payload.value;
      })
      .addCase(businessDetailChanged, (state, { payload }) => {
        if (payload.field === 'emailAddress') state.emailAddress = payload.value;
      })
      .addCase(detailsCleared, (state, { payload: form }) =>
        form === 'social' ? emptySocialDetails() : { ...state, emailAddress: '' },
      )
      .addCase(detailsRestored, (state, { payload }) => fillBlanks(state, payload.social)),
  selectors: { selectSocialDetails: (details) => details },
});

export const { selectSocialDetails } = socialPostSlice.selectors;
export { socialDetailChanged } from './postActions';
