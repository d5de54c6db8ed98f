import type { ToastProps } from '../../ui/Toast';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Skeleton } from '../../ui/Skeleton';
import { Toast } from '../../ui/Toast';
import { Specimen, SpecimenGroup, SpecimenRow } from './Specimen';

const noop = () => undefined;

const TOASTS: readonly Omit<ToastProps, 'onClose'>[] = [
  { severity: 'success', text: 'Logged in Successfully!!', durationMs: 5000, isPaused: true },
  {
    severity: 'error',
    text: 'That password doesn’t match this e-mail.',
    detail: 'Try again, or log in with Google.',
  },
  { severity: 'info', text: 'Junior Web Developer removed', action: { label: 'Undo', onPress: noop } },
  { severity: 'warning', text: 'This tab can’t save what you type: its storage is full.' },
];

export function MessageSpecimens() {
  return (
    <SpecimenGroup title="Messages and waiting">
      <Specimen title="Toasts">
        {TOASTS.map((toast) => (
          <SpecimenRow key={toast.text}>
            <Toast {...toast} onClose={noop} />
          </SpecimenRow>
        ))}
      </Specimen>
      <Specimen title="Notices">
        <Notice title="Your photo stays in this tab.">After a reload it has to be uploaded again.</Notice>
        <Notice
          tone="warning"
          title="This logo has a plain background."
          action={
            <Button size="sm" variant="ghost">
              Remove plain background
            </Button>
          }
        >
          On a coloured poster it would show as a box.
        </Notice>
        <Notice
          tone="error"
          title="The picture could not be drawn."
          action={<Button size="sm">Try again</Button>}
        >
          The browser ran out of memory. Close another tab, then try again.
        </Notice>
      </Specimen>
      <Specimen title="Waiting">
        <Spinner />
        <Skeleton lines={3} />
        <Skeleton aspectRatio="16 / 5" />
      </Specimen>
    </SpecimenGroup>
  );
}
