import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Dialog } from '../../../ui/Dialog';
import { LazyPart } from '../../../ui/LazyPart';
import { Tabs } from '../../../ui/Tabs';
import { keptParts } from '../editor/lazyParts';
import { ExportPanel } from './ExportPanel';
import { ImportPanel } from './ImportPanel';

interface ExchangeDialogProps {
  /** The open variant: its sections are listed first. */
  readonly variant: ResumeVariant;
  /** Called by Esc, the backdrop and the close button: the parent hides the dialog and keeps its state. */
  readonly onHide: () => void;
  /** Called when the visitor has finished or cancelled: the parent unmounts the dialog. */
  readonly onDone: () => void;
}

function Kept({ onDone }: Pick<ExchangeDialogProps, 'onDone'>) {
  return <LazyPart part={keptParts}>{({ KeptPanel }) => <KeptPanel onOpened={onDone} />}</LazyPart>;
}

/** Imports a resume from a file, exports it to one, and keeps resumes on this device, which nothing leaves. */
export function ExchangeDialog({ variant, onHide, onDone }: ExchangeDialogProps) {
  const [tab, setTab] = useState<'import' | 'export' | 'kept'>('import');
  return (
    <Dialog title="Your data, in and out" isWide onClose={onHide}>
      <Tabs
        label="Direction"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'import', label: 'Import', content: <ImportPanel variant={variant} onDone={onDone} /> },
          { id: 'export', label: 'Export', content: <ExportPanel onCancel={onDone} /> },
          { id: 'kept', label: 'Resumes', content: tab === 'kept' && <Kept onDone={onDone} /> },
        ]}
      />
    </Dialog>
  );
}
