import { useState } from 'react';

/** What the preview screen shows beside the pages, or instead of them on phones. */
export type PreviewTab = 'sheet' | 'print' | 'design' | 'system' | 'words';

interface TabName {
  readonly id: PreviewTab;
  /** Label from 1024 px; null for the pages, which are always visible there. */
  readonly wide: string | null;
  readonly narrow: string;
}

const PREVIEW_TABS: readonly TabName[] = [
  { id: 'sheet', wide: null, narrow: 'Sheet' },
  { id: 'print', wide: 'Print', narrow: 'Print' },
  { id: 'design', wide: 'Design', narrow: 'Design' },
  { id: 'system', wide: 'System view', narrow: 'System' },
  { id: 'words', wide: 'Keyword match', narrow: 'Words' },
];

/** The tabs at this width, and the selected one. */
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
    // On phones the system view's numbers are drawn on the sheet, in another tab.
    hasSystemView: tab === 'system' || (tab === 'sheet' && lastPanel === 'system'),
  };
}
