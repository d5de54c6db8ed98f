import { createAction } from '@reduxjs/toolkit';
import type { BusinessDetails, SocialDetails } from '../domain/posts/details';
import type { PostFlowSpec } from '../domain/posts/occasions';

/** One edit of one field of a post's details; `value` is text or, for a picture, a data URL. */
export const socialDetailChanged = createAction<{ field: keyof SocialDetails; value: string }>(
  'socialPost/detailChanged',
);
export const businessDetailChanged = createAction<{ field: keyof BusinessDetails; value: string }>(
  'businessPost/detailChanged',
);

/** One form is emptied, and with it the e-mail address that both share. */
export const detailsCleared = createAction<PostFlowSpec['details']>('posts/detailsCleared');

/** Both forms are put back as they stood. */
export const detailsRestored = createAction<{
  readonly social: SocialDetails;
  readonly business: BusinessDetails;
}>('posts/detailsRestored');
