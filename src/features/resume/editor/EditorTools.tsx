import type { ResumeVariant } from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectIsSavable } from '../../../store/sessionSlice';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/Icon';
import { ExchangeButton } from './ExchangeButton';
import { HistoryButtons } from './history/HistoryButtons';
import type { OnHistoryChange } from './history/useHistory';
import styles from './ResumeEditor.module.css';

interface EditorToolsProps {
  readonly variant: ResumeVariant;
  readonly onChanged: OnHistoryChange;
}

/** Tools available at every step: undo, redo, import and export. */
export function EditorTools({ variant, onChanged }: EditorToolsProps) {
  const isSavable = useToolsSelector(selectIsSavable);
  return (
    <div className={styles.tools}>
      <p className={classNames(styles.saved, !isSavable && styles.unsaved)}>
        <Icon name={isSavable ? 'check' : 'warning'} />
        <span>{isSavable ? 'Saved in this tab' : 'This tab can’t save'}</span>
      </p>
      <div className={styles.buttons} role="toolbar" aria-label="Editing" data-keeps-focus>
        <HistoryButtons onChanged={onChanged} />
        <ExchangeButton variant={variant} />
      </div>
    </div>
  );
}
