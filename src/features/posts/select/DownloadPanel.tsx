import { type RefObject, useRef } from 'react';
import type { TemplateNumber } from '../../../domain/access';
import { encodeText } from '../../../domain/encodeText';
import { gymOfferText, gymTagline } from '../../../domain/posts/gymWords';
import { POSTER_FORMATS } from '../../../domain/posts/formats';
import { POST_FLOWS, type PostFlowName } from '../../../domain/posts/occasions';
import { canSharePictures } from '../../../services/sharing';
import { Button } from '../../../ui/Button';
import buttonStyles from '../../../ui/Button.module.css';
import { classNames } from '../../../ui/classNames';
import { swallowSecondClick } from '../../../ui/useIgnoreSecondClick';
import type { PosterContent, PosterTemplate } from '../templates/template';
import styles from './DownloadPanel.module.css';
import { ExportProgress, isUnderWay } from './ExportProgress';
import { StatusButton } from './StatusButton';
import type { Exporting } from './useExporting';
import type { Sizes } from './useSizes';

/** A poster that may be downloaded. */
export interface OpenPoster {
  readonly flow: PostFlowName;
  readonly number: TemplateNumber;
  readonly template: PosterTemplate;
  readonly content: PosterContent;
  readonly exporting: Exporting;
  readonly sizes: Sizes;
}

/**
 * The export actions of a poster, and their status. The buttons never move, so that they keep the focus and a double click
 * hits nothing else.
 */
export function DownloadPanel(props: OpenPoster) {
  const main = useRef<HTMLButtonElement>(null);
  return (
    // A picture that is already drawn is saved before the second click of a double click, which would save it again.
    <div className={styles.panel} onClickCapture={swallowSecondClick}>
      <Actions {...props} main={main} />
      <Foot {...props} main={main} />
    </div>
  );
}

interface PartProps extends OpenPoster {
  readonly main: RefObject<HTMLButtonElement | null>;
}

const nameOf = ({ number, template }: OpenPoster) => `template ${number}, ${template.name}`;

function Actions(props: PartProps) {
  const { flow, number: template, content, exporting, sizes, main } = props;
  const { chosen: format } = sizes;
  const status = exporting.statusOf(template);
  const purpose = isUnderWay(status) ? status.purpose : undefined;
  const common = (verb: string) => ({
    'aria-label': `${verb}: ${nameOf(props)}`,
    isBlocked: exporting.isBusy,
  });
  const allSizes = () =>
    exporting.ask({
      type: 'DOWNLOAD_ALL',
      posters: POSTER_FORMATS.map((one) => ({ template, format: one })),
    });
  const canShare = canSharePictures();

  return (
    <>
      <div className={styles.actions}>
        <Button
          {...common('Download Image')}
          ref={main}
          icon="download"
          isBusy={purpose === 'download'}
          onClick={() => exporting.ask({ type: 'DOWNLOAD', template, format })}
        >
          Download Image
        </Button>
        <Button
          {...common(canShare ? 'Share' : 'Copy picture')}
          variant="ghost"
          icon={canShare ? 'share' : 'copy'}
          className={styles.second}
          isBusy={purpose === 'share' || purpose === 'copy'}
          onClick={() => exporting.ask({ type: canShare ? 'SHARE' : 'COPY', template, format })}
        >
          <span>{canShare ? 'Share' : 'Copy picture'}</span>
        </Button>
      </div>
      <div className={styles.more}>
        <Button {...common('All three sizes')} variant="quiet" size="sm" onClick={allSizes}>
          All three sizes
        </Button>
        {!canShare && <WhatsAppText href={whatsAppLink(flow, content)} />}
      </div>
    </>
  );
}

/** A link styled like the quiet button beside it. */
function WhatsAppText({ href }: { readonly href: string }) {
  return (
    <a
      className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.sm)}
      href={href}
      target="_blank"
      rel="noopener"
    >
      WhatsApp text
    </a>
  );
}

function Foot(props: PartProps) {
  const { number, exporting, main } = props;
  const status = exporting.statusOf(number);
  return (
    <div className={styles.foot}>
      <div role="status">
        <ExportProgress status={status} />
      </div>
      {isUnderWay(status) && !exporting.batch && (
        <StatusButton focusFallback={main} aria-label={`Cancel: ${nameOf(props)}`} onClick={exporting.cancel}>
          Cancel
        </StatusButton>
      )}
      {status.stage === 'failed' && (
        <StatusButton
          focusFallback={main}
          aria-label={`Try again: ${nameOf(props)}`}
          isBlocked={exporting.isBusy}
          onClick={exporting.retry}
        >
          Try again
        </StatusButton>
      )}
    </div>
  );
}

/** The greeting or offer of a poster as plain words. */
function headline(flow: PostFlowName, { greeting, offer, tagline }: PosterContent): string {
  const { title, details } = POST_FLOWS[flow];
  if (details === 'social') return greeting?.greeting ?? `Happy ${title}!`;
  return offer ? gymOfferText(offer) : gymTagline(tagline);
}

/** A link that opens WhatsApp with a message to go with the picture; the visitor chooses the chat there. */
export function whatsAppLink(flow: PostFlowName, content: PosterContent): string {
  const phone = content.rows.find(({ kind }) => kind === 'phone')?.text;
  const lines = [headline(flow, content), content.name, phone].filter(Boolean);
  return `https://wa.me/?text=${encodeText(lines.join('\n'))}`;
}
