import { useEffect, useRef } from 'react';
import { RESUME_FLOWS } from '../../../../machines';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { selectAuthStatus } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { useTools } from '../../../store/useTools';
import { Icon } from '../../../ui/Icon';
import { Spinner } from '../../../ui/Progress';
import { EditorHead } from './EditorHead';
import { LockedTemplate } from './LockedTemplate';
import { PreviewScreen } from './PreviewScreen';
import { StepScreen } from './StepScreen';
import { useWizard, type Wizard } from './useWizard';
import styles from './ResumeEditor.module.css';

/** After a change of step a screen reader goes on at its heading; the first screen is left as it opens. */
function useFocusOnHeading(stop: string | null) {
  const editor = useRef<HTMLDivElement>(null);
  const lastStop = useRef(stop);
  useEffect(() => {
    if (lastStop.current === stop) return;
    lastStop.current = stop;
    editor.current?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [stop]);
  return editor;
}

function Screen({ wizard }: { readonly wizard: Wizard }) {
  const status = useAppSelector(selectAuthStatus);
  if (wizard.stop === 'preview') return <PreviewScreen wizard={wizard} />;
  if (wizard.stop) return <StepScreen key={wizard.stop} wizard={wizard} step={wizard.stop} />;
  // Whether the gate is closed is not known before the account is.
  if (status === 'checking') return <Spinner label="Looking whether you are logged in" />;
  return <LockedTemplate wizard={wizard} />;
}

interface ResumeEditorProps {
  readonly variant: ResumeVariant;
}

/** The wizard of one variant, as soon as the tools are open. */
export function ResumeEditor({ variant }: ResumeEditorProps) {
  return useTools() ? <OpenEditor variant={variant} /> : null;
}

/** The wizard at whichever stop its machine stands. */
function OpenEditor({ variant }: ResumeEditorProps) {
  const wizard = useWizard(variant);
  const editor = useFocusOnHeading(wizard.stop);
  return (
    <div
      ref={editor}
      className={styles.editor}
      data-flow={RESUME_FLOWS[variant]}
      data-state={wizard.stop ?? 'locked'}
    >
      <EditorHead variant={variant}>
        {wizard.stop && (
          <span className={styles.saved}>
            <Icon name="check" />
            Saved in this tab
          </span>
        )}
      </EditorHead>
      <Screen wizard={wizard} />
    </div>
  );
}
