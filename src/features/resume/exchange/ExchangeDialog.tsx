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
  /** The parent must unmount the dialog. */
  readonly onClose: () => void;
}

function Kept({ onClose }: Pick<ExchangeDialogProps, 'onClose'>) {
  return <LazyPart part={keptParts}>{({ KeptPanel }) => <KeptPanel onOpened={onClose} />}</LazyPart>;
}

/** Imports a resume from a file, exports it to one, and keeps resumes on this device, which nothing leaves. */
export function ExchangeDialog({ variant, onClose }: ExchangeDialogProps) {
  const [tab, setTab] = useState<'import' | 'export' | 'kept'>('import');
  return (
    <Dialog title="Your data, in and out" isWide onClose={onClose}>
      <Tabs
        label="Direction"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'import', label: 'Import', content: <ImportPanel variant={variant} onClose={onClose} /> },
          { id: 'export', label: 'Export', content: <ExportPanel onClose={onClose} /> },
          { id: 'kept', label: 'Resumes', content: tab === 'kept' && <Kept onClose={onClose} /> },
        ]}
      />
    </Dialog>
  );
}
