import type { ExportRequest } from '../../../../machines/exportRequest';
import type { TemplateNumber } from '../../../domain/access';
import { posterId, type PosterRef, type PostFlowName } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';
import { batchOf, isBusy, isFree, jobsOf, statusOf, type Batch, type ExportStatus } from './exportStatus';

/** The export machine from the point of view of one flow's posters. */
export interface Exporting {
  readonly isBusy: boolean;
  readonly isFree: boolean;
  readonly batch: Batch | undefined;
  /** The posters to render at true size, without duplicates. */
  readonly wanted: readonly PosterRef[];
  readonly statusOf: (template: TemplateNumber) => ExportStatus;
  /** Sends the request to the flow's machine, which checks that the template is open. */
  readonly ask: (request: ExportRequest) => void;
  readonly cancel: () => void;
  /** Retries only what failed. */
  readonly retry: () => void;
  /** Clears a shown outcome; a running job continues. */
  readonly dismiss: () => void;
}

export function useExporting(flow: PostFlowName, ask: (request: ExportRequest) => void): Exporting {
  const [snapshot, send] = useFlow('posterExport');
  const { subject, run } = snapshot.context;
  // Keeps the last poster rendered, so that sharing it again opens at once.
  const jobs = [...jobsOf(snapshot), ...(subject ? [subject] : [])].filter((job) => job.flow === flow);
  return {
    isBusy: isBusy(snapshot),
    isFree: isFree(snapshot),
    batch: batchOf(snapshot, flow),
    wanted: [...new Map(jobs.map((job) => [posterId(job), job])).values()],
    statusOf: (template) => statusOf(snapshot, flow, template),
    ask,
    cancel: () => send({ type: 'CANCEL', run }),
    retry: () => send({ type: 'RETRY' }),
    dismiss: () => snapshot.can({ type: 'DISMISS' }) && send({ type: 'DISMISS' }),
  };
}
