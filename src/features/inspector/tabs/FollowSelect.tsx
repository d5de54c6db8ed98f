import { useId } from 'react';
import { classNames } from '../../../ui/classNames';
import control from '../Control.module.css';
import type { KnownTab } from './tabList';
import styles from './FollowSelect.module.css';

export interface FollowSelectProps {
  readonly tabs: readonly KnownTab[];
  /** Id of the followed tab; null for this one. It may not have been heard of yet. */
  readonly followed: string | null;
  readonly onFollow: (tab: string) => void;
}

/** A clock time as one reads it off a wall. */
const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const label = ({ address, openedAt, isGone }: KnownTab) =>
  `Tab on ${address}, ${isGone ? 'not answering' : `loaded ${clock(openedAt)}`}`;

/** Chooses whose machines are shown: this tab's, or those of another tab of this site. */
export function FollowSelect({ tabs, followed, onFollow }: FollowSelectProps) {
  const id = useId();
  const shown = tabs.filter(({ isGone, tab }) => !isGone || tab === followed);
  const isAwaited = followed !== null && shown.every(({ tab }) => tab !== followed);
  return (
    <div className={classNames(control.row, styles.follow)}>
      <label htmlFor={id} className={control.label}>
        Follow
      </label>
      <select
        id={id}
        className={control.control}
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
      </select>
    </div>
  );
}
