import type { ReactNode } from 'react';
import type { FlowId } from '../../../machines';
import { FollowSelect } from './tabs/FollowSelect';
import type { KnownTab } from './tabs/useTabs';
import type { Inspected } from './useInspected';
import type { Walks } from './walks/useWalks';
import { OpenWalk, RecordButton } from './walks/WalkControls';

/** Props shared by the inspector's pages. */
export interface InspectorProps {
  readonly inspected: Inspected;
  /** The other tabs discovered so far. */
  readonly tabs: readonly KnownTab[];
  /** Id of the tab to follow, even if it does not respond; null for this tab. */
  readonly wanted: string | null;
  readonly onFollow: (tab: string) => void;
  /** URL of a machine's page, or of the index for null; keeps the followed tab. */
  readonly addressOf: (machine: string | null) => string;
  readonly walks: Walks;
  /** Rendered below the page header and its toolbar: a notice if the followed tab does not answer, and the walks. */
  readonly news: ReactNode;
}

/** Toolbar of every inspector page. @param only the machine to record; null for all */
export function InspectorTools({
  tabs,
  wanted,
  onFollow,
  walks,
  only,
}: Pick<InspectorProps, 'tabs' | 'wanted' | 'onFollow' | 'walks'> & { readonly only: FlowId | null }) {
  return (
    <div className="buttons">
      <FollowSelect tabs={tabs} followed={wanted} onFollow={onFollow} />
      <RecordButton walks={walks} only={only} />
      <OpenWalk walks={walks} />
    </div>
  );
}
