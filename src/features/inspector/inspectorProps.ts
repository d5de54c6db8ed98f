import type { ReactNode } from 'react';
import type { KnownTab } from './tabs/tabList';
import type { Inspected } from './useInspected';
import type { Walks } from './walks/useWalks';

/** What every page of the inspector is given. */
export interface InspectorProps {
  readonly inspected: Inspected;
  /** The other tabs that were heard of. */
  readonly tabs: readonly KnownTab[];
  /** Id of the tab to follow, whether or not it answers; null for this tab. */
  readonly wanted: string | null;
  readonly onFollow: (tab: string) => void;
  /** Address of a machine's page, or of the index; it keeps the followed tab. */
  readonly addressOf: (machine: string | null) => string;
  readonly walks: Walks;
  /** Stands under the head of the page. */
  readonly notice: ReactNode;
}
