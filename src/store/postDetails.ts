import { createAction, createSlice } from '@reduxjs/toolkit';
import { fillBlanks } from '../domain/fields';
import {
  emptyBusinessDetails,
  emptySocialDetails,
  type BusinessDetails,
  type SocialDetails,
} from '../domain/posts/details';
import type { PostFlowSpec } from '../domain/posts/occasions';

/** An edit of one field; `value` is text or, for a picture, a data URL. */
export const socialDetailChanged = createAction<{ field: keyof SocialDetails; value: string }>(
  'socialPost/detailChanged',
);
export const businessDetailChanged = createAction<{ field: keyof BusinessDetails; value: string }>(
  'businessPost/detailChanged',
);

/** Clears one form, and the shared e-mail address in both. */
export const detailsCleared = createAction<PostFlowSpec['details']>('posts/detailsCleared');

/** Undoes `detailsCleared`: restores the values of both forms, except in fields that were filled in since. */
export const detailsRestored = createAction<{
  readonly social: SocialDetails;
  readonly business: BusinessDetails;
}>('posts/detailsRestored');

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
