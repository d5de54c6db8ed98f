import type { FlowId } from '../../../machines';
import type { InspectorProps } from './inspectorProps';
import styles from './Control.module.css';
import { FollowSelect } from './tabs/FollowSelect';
import { OpenWalk, RecordButton } from './walks/WalkControls';

/** Toolbar of every inspector page. @param only the machine to record; null for all */
export function InspectorTools({
  tabs,
  wanted,
  onFollow,
  walks,
  only,
}: Pick<InspectorProps, 'tabs' | 'wanted' | 'onFollow' | 'walks'> & { readonly only: FlowId | null }) {
  return (
    <div className={styles.tools}>
      <FollowSelect tabs={tabs} followed={wanted} onFollow={onFollow} />
      <RecordButton walks={walks} only={only} />
      <OpenWalk walks={walks} />
    </div>
  );
}
