import { memo, startTransition, useId, useOptimistic, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './ListEditor.module.css';

/** The buttons of an entry, named as in `data-control`, by which they are focused. */
export type EntryControl = 'toggle' | 'up' | 'down' | 'grip';

/** What a collapsed entry shows. */
export interface EntrySummary {
  readonly title: string;
  readonly subtitle?: string | undefined;
}

/** Actions on an entry, by its id. The object is stable while the list is mounted. */
export interface EntryActions {
  readonly toggle: (id: number, isOpen: boolean) => void;
  /** Moves by one position. */
  readonly move: (id: number, by: -1 | 1) => void;
  readonly remove: (id: number) => void;
}

interface ListEntryProps<Item extends { readonly id: number }> extends EntrySummary {
  item: Item;
  /** Zero-based position in the list. */
  index: number;
  /** Number of entries in the list. */
  count: number;
  isOpen: boolean;
  /** Lifted for sorting. */
  isLifted: boolean;
  /** Id of the instructions for the drag handle; absent when there is nothing to sort. */
  gripHelpId: string | undefined;
  isRemovable: boolean;
  actions: EntryActions;
  renderForm: (item: Item, index: number) => ReactNode;
  /** Whether the browser would accept every field of the entry. */
  isAccepted: (item: Item) => boolean;
}

/**
 * One entry: its header with the buttons, and its form, which a closed entry has only if the browser would refuse a field:
 * at every key, browsers read all controls of a page's form to fill them in. Memoized: typing in one entry re-renders no other.
 */
export const ListEntry = memo(UnmemoizedEntry) as typeof UnmemoizedEntry;

function UnmemoizedEntry<Item extends { readonly id: number }>(props: ListEntryProps<Item>) {
  const { item, index, title, subtitle, isOpen, isRemovable, actions, renderForm, isAccepted } = props;
  const { id } = item;
  const bodyId = useId();
  const [isExpanded, setExpanded] = useOptimistic(isOpen);
  // The press is painted before the form, which takes three times as long.
  const press = () =>
    startTransition(() => {
      setExpanded(!isExpanded);
      actions.toggle(id, !isExpanded);
    });
  // The browser shows its message at the first invalid field right after this event, so the field must be visible by then.
  const openOnInvalid = () => {
    if (!isOpen) flushSync(() => actions.toggle(id, true));
  };
  return (
    <div
      role="group"
      className={classNames(styles.entry, isOpen && styles.open)}
      aria-label={title}
      data-entry={id}
      onInvalidCapture={openOnInvalid}
    >
      <div className={styles.head}>
        <Grip title={title} isLifted={props.isLifted} gripHelpId={props.gripHelpId} />
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isExpanded}
            aria-controls={bodyId}
            onClick={press}
          >
            <span className={styles.words}>
              <b>{title}</b>
              {subtitle && <small>{subtitle}</small>}
            </span>
            <Icon name={isExpanded ? 'chevronUp' : 'pencil'} />
          </button>
        </h3>
        <MoveButtons id={id} title={title} index={index} count={props.count} actions={actions} />
        {isRemovable && (
          <IconButton icon="trash" label={`Remove ${title}`} isDangerous onClick={() => actions.remove(id)} />
        )}
      </div>
      <div className={styles.body} id={bodyId} hidden={!isOpen}>
        {(isOpen || !isAccepted(item)) && renderForm(item, index)}
      </div>
    </div>
  );
}

type GripProps = Pick<ListEntryProps<never>, 'title' | 'isLifted' | 'gripHelpId'>;

/** The drag handle. Its behaviour is in sorting/startSorting.ts, which finds it by `data-control`. */
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
  // When any entry can move both ways, each direction has its own column.
  const hasBothColumns = count > 2;
  return (
    <div className={classNames(styles.moves, hasBothColumns && styles.twoWays)}>
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
