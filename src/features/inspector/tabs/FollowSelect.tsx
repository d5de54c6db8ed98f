import control from '../Control.module.css';
import { LabelledSelect } from '../LabelledSelect';
import type { KnownTab } from './useTabs';

interface FollowSelectProps {
  readonly tabs: readonly KnownTab[];
  /** Id of the followed tab, which may not have been discovered yet; null for this tab. */
  readonly followed: string | null;
  readonly onFollow: (tab: string) => void;
}

/** Local time of day, to the second: two tabs may have been opened in the same minute. */
const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB');

const label = ({ address, openedAt, isGone }: KnownTab) =>
  `Tab on ${address}, ${isGone ? 'not answering' : `loaded ${clock(openedAt)}`}`;

/** Selects whose machines are shown: this tab's, or another tab's. */
export function FollowSelect({ tabs, followed, onFollow }: FollowSelectProps) {
  const shown = tabs.filter(({ isGone, tab }) => !isGone || tab === followed);
  const isAwaited = followed !== null && shown.every(({ tab }) => tab !== followed);
  return (
    <LabelledSelect
      label="Follow"
      className={control.follow}
      value={followed ?? ''}
      onChange={({ currentTarget }) => onFollow(currentTarget.value)}
    >
      <option value="">This tab</option>
      {isAwaited && <option value={followed}>A tab that does not answer</option>}
      {shown.map((one) => (
        <option key={one.tab} value={one.tab}>
          {label(one)}
        </option>
      ))}
    </LabelledSelect>
  );
}
