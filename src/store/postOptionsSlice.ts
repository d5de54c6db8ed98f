import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PosterFormat } from '../domain/posts/formats';
import type { LanguageChoice } from '../domain/posts/greetings';
import { POST_FLOW_NAMES, type PostFlowName } from '../domain/posts/occasions';

/** The visitor's choices for all posters, apart from their text. */
export interface PostOptions {
  /** Shared by all posters on the page. */
  readonly format: PosterFormat;
  /** Chosen per occasion. */
  readonly languages: Readonly<Record<PostFlowName, LanguageChoice>>;
}

export const DEFAULT_POST_OPTIONS: PostOptions = {
  format: 'post',
  languages: Object.fromEntries(POST_FLOW_NAMES.map((flow) => [flow, 'asDrawn'])) as PostOptions['languages'],
};

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
