import { createAction } from '@reduxjs/toolkit';
import type { BusinessDetails, SocialDetails } from '../domain/posts/details';

/** One edit of one field of a post's details; `value` is text or, for a picture, a data URL. */
export const socialDetailChanged = createAction<{ field: keyof SocialDetails; value: string }>(
  'socialPost/detailChanged',
);
export const businessDetailChanged = createAction<{ field: keyof BusinessDetails; value: string }>(
  'businessPost/detailChanged',
);
