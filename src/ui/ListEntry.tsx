import { useEffect, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './ListEditor.module.css';

/** The buttons of an entry, by the name the focus is sent to (`data-control`). */
export type EntryControl = 'toggle' | 'up' | 'down' | 'grip';

/** What a collapsed entry shows of itself. */
export interface EntrySummary {
  readonly title: string;
  readonly subtitle?: string | undefined;
}

interface ListEntryProps {
  id: number;
  summary: EntrySummary;
  isOpen: boolean;
  /** Just added: its first field takes the focus. */
  isNew: boolean;
  /** It is off the ground, on its way to another place. */
  isLifted: boolean;
  /** Some entry of the list can go both ways: each way has its own column then. */
  hasTwoWays: boolean;
  /** Id of what says how the handle works; absent where there is nothing to sort. */
  gripHelpId: string | undefined;
  onToggle: (isOpen: boolean) => void;
  /** Absent where it cannot go further. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One entry: its head with the buttons, and its form, which stays in the page while the entry is closed. */
export function ListEntry(props: ListEntryProps) {
  const { id, summary, isOpen, isNew, onToggle, onRemove, children } = props;
  const bodyId = useId();
  const body = useFirstFieldFocus(isNew);
  // The browser shows its complaint at the first invalid field right after this event: by then the field must be visible.
  const openForComplaint = () => {
    if (!isOpen) flushSync(() => onToggle(true));
  };
  return (
    <div
      role="group"
      className={classNames(styles.entry, isOpen && styles.open)}
      aria-label={summary.title}
      data-entry={id}
      onInvalidCapture={openForComplaint}
    >
      <div className={styles.head}>
        <Grip {...props} />
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onToggle(!isOpen)}
          >
            <span className={styles.words}>
              <b>{summary.title}</b>
              {summary.subtitle && <small>{summary.subtitle}</small>}
            </span>
            <Icon name={isOpen ? 'chevronUp' : 'pencil'} />
          </button>
        </h3>
        <MoveButtons {...props} />
        {onRemove && (
          <IconButton icon="trash" label={`Remove ${summary.title}`} isDangerous onClick={onRemove} />
        )}
      </div>
      <div className={styles.body} id={bodyId} ref={body} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

type GripProps = Pick<ListEntryProps, 'summary' | 'isLifted' | 'gripHelpId'>;

/** The handle. What it does is sorting's business (sorting/startSorting.ts), which finds it by its name. */
function Grip({ summary, isLifted, gripHelpId }: GripProps) {
  if (gripHelpId === undefined) return null;
  return (
    <IconButton
      icon="grip"
      label={`Reorder ${summary.title}`}
      className={styles.grip}
      data-control="grip"
      aria-pressed={isLifted}
      aria-describedby={gripHelpId}
    />
  );
}

type MoveButtonsProps = Pick<ListEntryProps, 'summary' | 'hasTwoWays' | 'onMoveUp' | 'onMoveDown'>;

function MoveButtons({ summary, hasTwoWays, onMoveUp, onMoveDown }: MoveButtonsProps) {
  if (!onMoveUp && !onMoveDown) return null;
  return (
    <div className={classNames(styles.moves, hasTwoWays && styles.twoWays)}>
      <span className={styles.movesLabel} aria-hidden="true">
        Move
      </span>
      {onMoveUp && (
        <IconButton icon="arrowUp" label={`Move ${summary.title} up`} data-control="up" onClick={onMoveUp} />
      )}
      {onMoveDown && (
        <IconButton
          icon="arrowDown"
          label={`Move ${summary.title} down`}
          data-control="down"
          onClick={onMoveDown}
        />
      )}
    </div>
  );
}

/** Only when the entry appears: later renders must not call the focus back. */
function useFirstFieldFocus(isWanted: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const isWantedAtFirst = useRef(isWanted);
  useEffect(() => {
    if (isWantedAtFirst.current) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return body;
}
