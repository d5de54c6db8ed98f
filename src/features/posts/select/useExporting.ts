import type { ExportRequest } from '../../../../machines/exportRequest';
import type { TemplateNumber } from '../../../domain/access';
import { posterId, type PosterRef, type PostFlowName } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';
import { batchOf, isBusy, isFree, jobsOf, statusOf, type Batch, type ExportStatus } from './exportStatus';

/** The export machine as the posters of one flow see it. */
export interface Exporting {
  readonly isBusy: boolean;
  readonly isFree: boolean;
  readonly batch: Batch | undefined;
  /** What has to stand on the page at its true size: each once. */
  readonly wanted: readonly PosterRef[];
  readonly statusOf: (template: TemplateNumber) => ExportStatus;
  /** Asks the flow's machine, which says whether the template is open. */
  readonly ask: (request: ExportRequest) => void;
  readonly cancel: () => void;
  /** Works once more on what failed. */
  readonly retry: () => void;
  /** Takes an outcome off the page; a running job goes on. */
  readonly dismiss: () => void;
}

export function useExporting(flow: PostFlowName, ask: (request: ExportRequest) => void): Exporting {
  const [snapshot, send] = useFlow('posterExport');
  const { subject } = snapshot.context;
  // What was drawn last stays, so that sharing it again opens at once.
  const jobs = [...jobsOf(snapshot), ...(subject ? [subject] : [])].filter((job) => job.flow === flow);
  return {
    isBusy: isBusy(snapshot),
    isFree: isFree(snapshot),
    batch: batchOf(snapshot, flow),
    wanted: [...new Map(jobs.map((job) => [posterId(job), job])).values()],
    statusOf: (template) => statusOf(snapshot, flow, template),
    ask,
    cancel: () => send({ type: 'CANCEL' }),
    retry: () => send({ type: 'RETRY' }),
    dismiss: () => snapshot.can({ type: 'DISMISS' }) && send({ type: 'DISMISS' }),
  };
}
