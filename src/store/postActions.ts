import { createAction } from '@reduxjs/toolkit';
import type { BusinessDetails, SocialDetails } from '../domain/posts/details';
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
