import { createSlice, SHOULD_AUTOBATCH, type PayloadAction } from '@reduxjs/toolkit';
import { fieldNames } from '../domain/fields';
import { EMPTY_DETAILS, type PostDetails } from '../domain/posts/details';
import type { DetailsForm } from '../domain/posts/occasions';

/** An edit of one field; `value` is text or, for a picture, a data URL. */
interface DetailChanged {
  readonly field: keyof PostDetails;
  readonly value: string;
}

/** A form that was cleared, and all details before that. */
interface Cleared {
  readonly form: DetailsForm;
  readonly before: PostDetails;
}

/** What is typed in the forms of the posters. */
export const postDetailsSlice = createSlice({
  name: 'postDetails',
  initialState: (): PostDetails => ({ ...EMPTY_DETAILS.social, ...EMPTY_DETAILS.business }),
  reducers: {
    detailChanged: {
      // Typed letters are on the screen at once; a logo is only once the page follows.
      prepare: (payload: DetailChanged) => ({
        payload,
        meta: { [SHOULD_AUTOBATCH]: payload.field !== 'selectedPhoto' },
      }),
      reducer(state, { payload }: PayloadAction<DetailChanged>) {
        state[payload.field] = payload.value;
      },
    },
    detailsCleared: (state, { payload: form }: PayloadAction<DetailsForm>) => ({
      ...state,
      ...EMPTY_DETAILS[form],
    }),
    /** Undoes `detailsCleared`: restores the form's values from before, except in fields that were filled in since. */
    detailsRestored(state, { payload: { form, before } }: PayloadAction<Cleared>) {
      for (const field of fieldNames<Partial<PostDetails>>(EMPTY_DETAILS[form]))
        state[field] ||= before[field];
    },
  },
  selectors: { selectPostDetails: (details) => details },
});

export const { detailChanged, detailsCleared, detailsRestored } = postDetailsSlice.actions;
export const { selectPostDetails } = postDetailsSlice.selectors;
