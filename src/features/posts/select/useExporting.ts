import type { ExportRequest } from '../../../../machines/exportRequest';
import type { TemplateNumber } from '../../../domain/access';
import { posterId, type PostFlowName } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';
import { batchOf, isBusy, isFree, jobsOf, statusOf } from './exportStatus';

export type Exporting = ReturnType<typeof useExporting>;

/**
 * The export machine from the point of view of one flow's posters.
 * @param ask sends the request to the flow's machine, which checks that the template is open
 */
export function useExporting(flow: PostFlowName, ask: (request: ExportRequest) => void) {
  const [snapshot, send] = useFlow('posterExport');
  const { subject, run } = snapshot.context;
  // Keeps the last poster rendered, so that sharing it again opens at once.
  const jobs = [...jobsOf(snapshot), ...(subject ? [subject] : [])].filter((job) => job.flow === flow);
  return {
    isBusy: isBusy(snapshot),
    isFree: isFree(snapshot),
    batch: batchOf(snapshot, flow),
    /** The posters to render at true size, without duplicates. */
    wanted: [...new Map(jobs.map((job) => [posterId(job), job])).values()],
    statusOf: (template: TemplateNumber) => statusOf(snapshot, flow, template),
    ask,
    cancel: () => send({ type: 'CANCEL', run }),
    /** Retries only what failed. */
    retry: () => send({ type: 'RETRY' }),
    /** Clears a shown outcome; a running job continues. */
    dismiss: () => snapshot.can({ type: 'DISMISS' }) && send({ type: 'DISMISS' }),
  };
}
