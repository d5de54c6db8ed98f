import { useState } from 'react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { Dialog } from '../../../ui/Dialog';
import { Tabs } from '../../../ui/Tabs';
import { ExportPanel } from './ExportPanel';
import { ImportPanel } from './ImportPanel';

interface ExchangeDialogProps {
  /** The open variant: its sections are listed first. */
  readonly variant: ResumeVariant;
  /** The parent must unmount the dialog. */
  readonly onClose: () => void;
}

/** Imports a resume from a file and exports it to one. Nothing leaves the device. */
export function ExchangeDialog({ variant, onClose }: ExchangeDialogProps) {
  const [tab, setTab] = useState<'import' | 'export'>('import');
  return (
    <Dialog title="Your data, in and out" isWide onClose={onClose}>
      <Tabs
        label="Direction"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'import', label: 'Import', content: <ImportPanel variant={variant} onClose={onClose} /> },
          { id: 'export', label: 'Export', content: <ExportPanel onClose={onClose} /> },
        ]}
      />
    </Dialog>
  );
}
