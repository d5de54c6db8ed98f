import type { ResumeVariant } from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectIsSavable } from '../../../store/sessionSlice';
import { LazyPart } from '../../../ui/LazyPart';
import { Link } from '../../../ui/Link';
import { ExchangeButton } from './ExchangeButton';
import { HistoryButtons } from './history/HistoryButtons';
import type { OnHistoryChange } from './history/useHistory';
import { keptParts, letterLink } from './lazyParts';
import { SavedNote } from './SavedNote';
import styles from './ResumeEditor.module.css';

interface EditorToolsProps {
  readonly variant: ResumeVariant;
  /** Whether it is the letter that is edited. */
  readonly isLetter: boolean;
  readonly onChanged: OnHistoryChange;
}

/** Tools available at every step: the way to the letter, undo, redo, import and export. */
export function EditorTools({ variant, isLetter, onChanged }: EditorToolsProps) {
  const isSavable = useToolsSelector(selectIsSavable);
  const isKept = useToolsSelector(({ resume }) => Boolean(resume.kept));
  const inTab = (
    <SavedNote isGood={isSavable}>{isSavable ? 'Saved in this tab' : 'This tab can’t save'}</SavedNote>
  );
  return (
    <div className={styles.tools}>
      {isKept ? (
        <LazyPart part={keptParts} place={inTab}>
          {({ KeptNote }) => <KeptNote />}
        </LazyPart>
      ) : (
        inTab
      )}
      {!isLetter && (
        <Link className={styles.letter} {...letterLink(variant)}>
          Letter<span className="visually-hidden"> to go with it</span>
        </Link>
      )}
      <div className={styles.buttons} role="toolbar" aria-label="Editing" data-keeps-focus>
        <HistoryButtons onChanged={onChanged} />
        <ExchangeButton variant={variant} />
      </div>
    </div>
  );
}
