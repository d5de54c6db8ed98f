import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
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

/** What can be done to an entry, by its id. The same object for as long as the list stands. */
export interface EntryActions {
  readonly toggle: (id: number, isOpen: boolean) => void;
  /** One place up or down. */
  readonly move: (id: number, by: -1 | 1) => void;
  readonly remove: (id: number) => void;
}

interface ListEntryProps<Item extends { readonly id: number }> extends EntrySummary {
  item: Item;
  /** Position in the list. */
  index: number;
  /** Number of entries in the list. */
  count: number;
  isOpen: boolean;
  /** Just added: its first field takes the focus. */
  isNew: boolean;
  /** It is off the ground, on its way to another place. */
  isLifted: boolean;
  /** Id of what says how the handle works; absent where there is nothing to sort. */
  gripHelpId: string | undefined;
  isRemovable: boolean;
  actions: EntryActions;
  renderForm: (item: Item, index: number) => ReactNode;
}

/**
 * One entry: its head with the buttons, and its form, which stays in the page while the entry is closed. A letter typed in
 * one entry draws no other.
 */
export const ListEntry = memo(UnmemoizedEntry) as typeof UnmemoizedEntry;

function UnmemoizedEntry<Item extends { readonly id: number }>(props: ListEntryProps<Item>) {
  const { item, index, title, subtitle, isOpen, isNew, isRemovable, actions, renderForm } = props;
  const { id } = item;
  const bodyId = useId();
  const body = useFirstFieldFocus(isNew);
  // The browser shows its complaint at the first invalid field right after this event: by then the field must be visible.
  const openForComplaint = () => {
    if (!isOpen) flushSync(() => actions.toggle(id, true));
  };
  return (
    <div
      role="group"
      className={classNames(styles.entry, isOpen && styles.open)}
      aria-label={title}
      data-entry={id}
      onInvalidCapture={openForComplaint}
    >
      <div className={styles.head}>
        <Grip title={title} isLifted={props.isLifted} gripHelpId={props.gripHelpId} />
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => actions.toggle(id, !isOpen)}
          >
            <span className={styles.words}>
              <b>{title}</b>
              {subtitle && <small>{subtitle}</small>}
            </span>
            <Icon name={isOpen ? 'chevronUp' : 'pencil'} />
          </button>
        </h3>
        <MoveButtons id={id} title={title} index={index} count={props.count} actions={actions} />
        {isRemovable && (
          <IconButton icon="trash" label={`Remove ${title}`} isDangerous onClick={() => actions.remove(id)} />
        )}
      </div>
      <div className={styles.body} id={bodyId} ref={body} hidden={!isOpen}>
        {renderForm(item, index)}
      </div>
    </div>
  );
}

type GripProps = Pick<ListEntryProps<never>, 'title' | 'isLifted' | 'gripHelpId'>;

/** The handle. What it does is sorting's business (sorting/startSorting.ts), which finds it by its name. */
function Grip({ title, isLifted, gripHelpId }: GripProps) {
  if (gripHelpId === undefined) return null;
  return (
    <IconButton
      icon="grip"
      label={`Reorder ${title}`}
      className={styles.grip}
      data-control="grip"
      aria-pressed={isLifted}
      aria-describedby={gripHelpId}
    />
  );
}

interface MoveButtonsProps extends Pick<ListEntryProps<never>, 'title' | 'index' | 'count' | 'actions'> {
  id: number;
}

function MoveButtons({ id, title, index, count, actions }: MoveButtonsProps) {
  if (count < 2) return null;
  // Where some entry can go both ways, each way has its own column.
  const hasTwoWays = count > 2;
  return (
    <div className={classNames(styles.moves, hasTwoWays && styles.twoWays)}>
      <span className={styles.movesLabel} aria-hidden="true">
        Move
      </span>
      {index > 0 && (
        <IconButton
          icon="arrowUp"
          label={`Move ${title} up`}
          data-control="up"
          onClick={() => actions.move(id, -1)}
        />
      )}
      {index < count - 1 && (
        <IconButton
          icon="arrowDown"
          label={`Move ${title} down`}
          data-control="down"
          onClick={() => actions.move(id, 1)}
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
