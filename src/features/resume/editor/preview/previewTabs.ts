import { useState } from 'react';

/** What the preview screen shows beside the pages, or on a phone in their place. */
export type PreviewTab = 'sheet' | 'print' | 'system' | 'words';

interface TabName {
  readonly id: PreviewTab;
  /** From 1024 px, where the pages are in sight anyway. */
  readonly wide: string | null;
  readonly narrow: string;
}

const PREVIEW_TABS: readonly TabName[] = [
  { id: 'sheet', wide: null, narrow: 'Sheet' },
  { id: 'print', wide: 'Print', narrow: 'Print' },
  { id: 'system', wide: 'System view', narrow: 'System' },
  { id: 'words', wide: 'Keyword match', narrow: 'Words' },
];

/** The tabs that there are at this width, and which of them is open. */
export function usePreviewTabs(wanted: PreviewTab, onTab: (tab: PreviewTab) => void, isWide: boolean) {
  const [lastPanel, setLastPanel] = useState<PreviewTab>('print');
  const tab = isWide && wanted === 'sheet' ? 'print' : wanted;
  const labels = PREVIEW_TABS.map(({ id, wide, narrow }) => ({ id, label: isWide ? wide : narrow }));
  return {
    tab,
    tabs: labels.filter(({ label }) => label !== null),
    select: (chosen: PreviewTab) => {
      if (chosen !== 'sheet') setLastPanel(chosen);
      onTab(chosen);
    },
    // On a phone the numbers of the system view stand on the sheet, which is another tab.
    hasSystemView: tab === 'system' || (tab === 'sheet' && lastPanel === 'system'),
  };
}
