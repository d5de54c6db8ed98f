import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PosterFormat } from '../domain/posts/formats';
import type { LanguageChoice } from '../domain/posts/languages';
import type { PostFlowName } from '../domain/posts/occasions';
import { DEFAULT_POST_OPTIONS, type PostOptions } from '../domain/posts/options';

/** Size and greeting language of the posters. */
export const postOptionsSlice = createSlice({
  name: 'postOptions',
  initialState: DEFAULT_POST_OPTIONS,
  reducers: {
    formatChosen: (options, { payload }: PayloadAction<PosterFormat>): PostOptions => ({
      ...options,
      format: payload,
    }),
    languageChosen: (
      options,
      { payload }: PayloadAction<{ flow: PostFlowName; language: LanguageChoice }>,
    ): PostOptions => ({
      ...options,
      languages: { ...options.languages, [payload.flow]: payload.language },
    }),
  },
  selectors: {
    selectPosterFormat: ({ format }) => format,
    selectGreetingLanguage: ({ languages }, flow: PostFlowName) => languages[flow],
  },
});

export const { formatChosen, languageChosen } = postOptionsSlice.actions;
export const { selectPosterFormat, selectGreetingLanguage } = postOptionsSlice.selectors;
