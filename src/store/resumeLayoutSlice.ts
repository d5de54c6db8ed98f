import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LAYOUT, type PaperName } from '../domain/resume/layout';

/** Paper, fit and version of the sheets. Not part of the resume, so Undo doesn't affect it. */
export const resumeLayoutSlice = createSlice({
  name: 'resumeLayout',
  initialState: DEFAULT_LAYOUT,
  reducers: {
    paperChosen: (layout, { payload }: PayloadAction<PaperName>) => ({ ...layout, paper: payload }),
    fitToggled: (layout, { payload }: PayloadAction<boolean>) => ({ ...layout, isFitted: payload }),
    plainToggled: (layout, { payload }: PayloadAction<boolean>) => ({ ...layout, isPlain: payload }),
  },
  selectors: {
    selectResumeLayout: (layout) => layout,
  },
});

export const { paperChosen, fitToggled, plainToggled } = resumeLayoutSlice.actions;
export const { selectResumeLayout } = resumeLayoutSlice.selectors;
