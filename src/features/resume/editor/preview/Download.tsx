import { useEffect, useLayoutEffect, useRef } from 'react';
import { snapshotOf } from '../../../../store/flowRecords';
import { flowEvent } from '../../../../store/flows';
import { useToolsStore } from '../../../../store/hooks';
import { useFlow } from '../../../../store/useFlow';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import styles from './Download.module.css';

/** Restores the focus after printing: the button unmounts while the print window is open. */
function useFocusAfterPrinting(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) button.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

/** Ends the print of a preview, also a failed one, with the preview: what is left of it would be about another's pages. */
export function usePrintEndsHere(): void {
  const store = useToolsStore();
  // A passive effect could run after the print window has opened.
  useLayoutEffect(() => {
    const jobNow = () => snapshotOf('resumePrint', store.getState().flows.resumePrint);
    const { run } = jobNow().context;
    return () => {
      const job = jobNow();
      // No print began here, or a jump in DevTools leads to before it.
      if (job.context.run === run) return;
      const ends = [{ type: 'CANCEL', run: job.context.run }, { type: 'DISMISS' }] as const;
      for (const end of ends) if (job.can(end)) store.dispatch(flowEvent('resumePrint', end));
    };
  }, [store]);
}

/**
 * DOWNLOAD opens the browser's print window. The button is hidden until that window closes.
 * @param title the file's name, without its ending
 */
export function Download({ title }: { readonly title: string }) {
  const [job, send] = useFlow('resumePrint');
  const isBusy = job.hasTag('busy');
  const button = useFocusAfterPrinting(isBusy);
  const print = () => send({ type: 'START', subject: { title } });
  return (
    <div className={styles.download} data-flow="resumePrint" data-state={job.value}>
      <p className={styles.file}>
        <bdi>{title}</bdi>.pdf
      </p>
      {isBusy ? (
        <p className={styles.busy} role="status">
          The print window is opening.
        </p>
      ) : (
        <Button ref={button} icon="download" isWide className={styles.button} onClick={print}>
          DOWNLOAD
        </Button>
      )}
      {job.matches('failed') && (
        <Notice
          tone="error"
          isLive
          className={styles.failure}
          action={
            <Button variant="ghost" size="sm" onClick={print}>
              Try again
            </Button>
          }
        >
          {job.context.failures.at(-1)?.message}
        </Notice>
      )}
      <small>
        In the print window, choose “Save as PDF”.
        <span> Printing to an image instead would leave no text for a program to read.</span>
      </small>
    </div>
  );
}
