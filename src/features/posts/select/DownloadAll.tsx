import { useRef } from 'react';
import { ACCOUNT_CHECK } from '../../../content/account';
import { TEMPLATE_NUMBERS, type TemplateNumber } from '../../../domain/access';
import { enumerate, inWords, plural } from '../../../domain/counting';
import { capitalize } from '../../../domain/text';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/classNames';
import { swallowSecondClick } from '../../../ui/useIgnoreSecondClick';
import styles from './SelectStep.module.css';
import { Outcome } from './ExportProgress';
import type { Batch } from './exportStatus';
import { StatusButton } from './StatusButton';
import type { Exporting } from './useExporting';

interface DownloadAllProps {
  readonly open: readonly TemplateNumber[];
  readonly exporting: Exporting;
  /** Whether it is still unknown which templates are open. */
  readonly isChecking: boolean;
  readonly onDownload: () => void;
}

/** Downloads all open templates, and shows the progress and the outcome. */
export function DownloadAll({ open, exporting, isChecking, onDownload }: DownloadAllProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { batch } = exporting;
  return (
    <div className={styles.all} onClickCapture={swallowSecondClick}>
      <div className={classNames('hint', styles.words)} role="status">
        {batch ? (
          <Summary batch={batch} open={open} />
        ) : (
          <p>{isChecking ? ACCOUNT_CHECK : openWords(open.length)}</p>
        )}
      </div>
      {batch?.stage === 'busy' && (
        <StatusButton focusFallback={button} onClick={exporting.cancel}>
          Cancel all
        </StatusButton>
      )}
      {batch?.stage === 'failed' && (
        <StatusButton focusFallback={button} onClick={exporting.retry}>
          Try {templatesNamed(batch.failed)} again
        </StatusButton>
      )}
      <Button
        ref={button}
        variant="ghost"
        icon="download"
        isBusy={batch?.stage === 'busy'}
        isBlocked={exporting.isBusy || isChecking}
        onClick={onDownload}
      >
        Download all
      </Button>
    </div>
  );
}

/** `template 3`, `templates 3 and 4`. */
const templatesNamed = (numbers: readonly number[]): string =>
  `${plural(numbers.length, 'template')} ${enumerate(numbers)}`;

const openWords = (count: number) =>
  count === TEMPLATE_NUMBERS.length ? 'All four are open' : `${inWords(count)} of four are open`;

function Summary({ batch, open }: { readonly batch: Batch; readonly open: readonly TemplateNumber[] }) {
  const { stage, total, done, failed } = batch;
  if (stage === 'busy') {
    return (
      <p>
        Drawing <b>{done.length + failed.length + 1}</b> of {total}
      </p>
    );
  }
  if (stage === 'failed') {
    const verb = plural(failed.length, 'was', 'were');
    const saved =
      done.length > 0
        ? ` ${capitalize(templatesNamed(done))} ${plural(done.length, 'is', 'are')} saved.`
        : '';
    return (
      <Outcome
        isBad
        title={`${inWords(failed.length)} of ${inWords(total).toLowerCase()} pictures ${verb} not made`}
        detail={`The reason is under ${templatesNamed(failed)}.${saved}`}
      />
    );
  }
  const locked = TEMPLATE_NUMBERS.filter((number) => !open.includes(number));
  return (
    <Outcome
      title={`${inWords(done.length)} pictures saved`}
      {...(locked.length > 0 && {
        detail: `${capitalize(templatesNamed(locked))} were left out: they open when you log in.`,
      })}
    />
  );
}
