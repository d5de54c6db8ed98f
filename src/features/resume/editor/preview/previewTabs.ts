/** What the preview screen shows beside the pages, or on a phone in their place. */
export type PreviewTab = 'sheet' | 'print' | 'system' | 'words';

interface TabName {
  readonly id: PreviewTab;
  /** From 1024 px, where the pages are in sight anyway. */
  readonly wide: string | null;
  readonly narrow: string;
}

export const PREVIEW_TABS: readonly TabName[] = [
  { id: 'sheet', wide: null, narrow: 'Sheet' },
  { id: 'print', wide: 'Print', narrow: 'Print' },
  { id: 'system', wide: 'System view', narrow: 'System' },
  { id: 'words', wide: 'Keyword match', narrow: 'Words' },
];
