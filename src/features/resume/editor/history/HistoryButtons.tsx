import { IconButton } from '../../../../ui/IconButton';
import { useHistory, type OnHistoryChange } from './useHistory';
import { useHistoryKeys } from './useHistoryKeys';

interface HistoryButtonsProps {
  readonly onChanged: OnHistoryChange;
}

/**
 * Undo and redo, and their keyboard shortcuts. The buttons stay when there is nothing to undo, so that a further press never
 * hits something else.
 */
export function HistoryButtons({ onChanged }: HistoryButtonsProps) {
  const history = useHistory(onChanged);
  const { undoLabel, redoLabel, undo, redo, announcement } = history;
  useHistoryKeys(history);
  return (
    <>
      <IconButton
        icon="undo"
        label="Undo"
        title={`${undoLabel ?? 'Nothing to undo'} (Ctrl+Z)`}
        aria-disabled={!undoLabel}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label="Redo"
        title={`${redoLabel ?? 'Nothing to redo'} (Ctrl+Shift+Z)`}
        aria-disabled={!redoLabel}
        onClick={redo}
      />
      <p className="visually-hidden" role="status">
        <span key={announcement.serial}>{announcement.text}</span>
      </p>
    </>
  );
}
