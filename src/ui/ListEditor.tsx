import { useId, type ReactNode } from 'react';
import { withArticle } from '../domain/text';
import { Button } from './Button';
import { classNames } from './classNames';
import { EmptyState } from './EmptyState';
import { Icon } from './Icon';
import styles from './ListEditor.module.css';
import { ListEntry, type EntryActions, type EntrySummary } from './ListEntry';
import { swallowSecondClick } from './useIgnoreSecondClick';
import { useListChanges } from './useListChanges';
import { useOpenEntries } from './useOpenEntries';
import { useStableCallbacks } from './useStableCallbacks';

interface ListEditorProps<Item extends { readonly id: number }> {
  items: readonly Item[];
  /** Singular name of an entry, as used in a sentence: `job`. */
  noun: string;
  /** Shown after "No jobs yet." in an empty list: what to do next. */
  emptyText?: string | undefined;
  /** Plural of `noun`; by default `noun` with an s. */
  nounPlural?: string | undefined;
  /** The entry that a finding or an undo points to: it opens, and stays open until the visitor closes it. */
  openId?: number | undefined;
  renderSummary: (item: Item, index: number) => EntrySummary;
  /** Keep it stable, or typing in one entry re-renders all of them. */
  renderForm: (item: Item, index: number) => ReactNode;
  /**
   * Whether the browser would accept every field of an entry, which then needs no form while it is closed. Keep it stable; by
   * default, every entry has its form.
   */
  isAccepted?: ((item: Item) => boolean) | undefined;
  /** By default every entry can be removed. */
  canRemove?: ((index: number) => boolean) | undefined;
  /** Without it, nothing can be added. */
  onAdd?: (() => void) | undefined;
  /** Gets the title of the entry, too. */
  onRemove: (id: number, title: string) => void;
  /** Called once per move, however long the drag. */
  onMove: (id: number, toIndex: number) => void;
}

/** Lists of at least this many entries get a button that opens or closes all of them. */
const LONG_LIST = 3;

/** A list of collapsible forms that can be added, sorted and removed by pointer and by keyboard. */
export function ListEditor<Item extends { readonly id: number }>(props: ListEditorProps<Item>) {
  const { items, noun, nounPlural = `${noun}s`, renderSummary, renderForm, onAdd } = props;
  const { isAccepted = keepsForm, canRemove = () => true } = props;
  const open = useOpenEntries(items, props.openId);
  const { list, liftedId, hasGrips, announcement, move, remove, expectNew } = useListChanges({
    ...props,
    titleOf: (item, index) => renderSummary(item, index).title,
  });
  const actions = useStableCallbacks<EntryActions>({ toggle: open.setOpen, move, remove });
  const helpId = useId();

  return (
    // A second click would hit what has come under the finger, such as the next entry's button.
    <div
      className={classNames(styles.editor, liftedId !== null && styles.sorting)}
      ref={list}
      onClickCapture={swallowSecondClick}
    >
      {items.length >= LONG_LIST && <ToggleAll isAnyOpen={open.isAnyOpen} onToggle={open.setAllOpen} />}
      {items.length === 0 && <EmptyState title={`No ${nounPlural} yet.`} text={props.emptyText ?? ''} />}
      {items.map((item, index) => (
        <ListEntry
          key={item.id}
          {...renderSummary(item, index)}
          item={item}
          index={index}
          count={items.length}
          isOpen={open.isOpen(item.id)}
          isLifted={item.id === liftedId}
          gripHelpId={hasGrips && items.length > 1 ? helpId : undefined}
          isRemovable={canRemove(index)}
          actions={actions}
          renderForm={renderForm}
          isAccepted={isAccepted}
        />
      ))}
      {onAdd && (
        <AddButton
          noun={noun}
          isFirst={items.length === 0}
          onAdd={() => {
            open.expectNew();
            expectNew();
            onAdd();
          }}
        />
      )}
      <p id={helpId} hidden>
        {GRIP_HELP}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

const keepsForm = () => false;

const GRIP_HELP =
  'Drag it to another place. Or press Space to lift it, move it with the arrow keys, and press Space to drop it or Escape to put it back.';

interface ToggleAllProps {
  isAnyOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function ToggleAll({ isAnyOpen, onToggle }: ToggleAllProps) {
  return (
    <Button variant="quiet" size="sm" className={styles.all} onClick={() => onToggle(!isAnyOpen)}>
      {isAnyOpen ? 'Close all' : 'Open all'}
    </Button>
  );
}

function AddButton({ noun, isFirst, onAdd }: { noun: string; isFirst: boolean; onAdd: () => void }) {
  return (
    <button type="button" className={styles.add} data-control="add" onClick={onAdd}>
      <Icon name="plus" />
      {isFirst ? `Add ${withArticle(noun)}` : `Add another ${noun}`}
    </button>
  );
}
