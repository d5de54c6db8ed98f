import type { TemplateNumber } from '../../../domain/access';
import type { PostFlowName } from '../../../domain/posts/occasions';
import { useFlow } from '../../../store/useFlow';

/** How far the download of one poster is. `waiting`: another poster is being drawn. */
export type ExportStatus =
  | { readonly stage: 'idle' | 'waiting' | 'preparing' | 'rendering' | 'done' }
  | { readonly stage: 'failed'; readonly message: string; readonly retry: () => void };

/** The export machine as seen by one poster. */
export function useExport(flow: PostFlowName): (template: TemplateNumber) => ExportStatus {
  const [{ value, context, ...snapshot }, send] = useFlow('posterExport');
  const isBusy = snapshot.hasTag('busy');
  return (template) => {
    const { subject, error } = context;
    if (subject?.flow !== flow || subject.template !== template)
      return { stage: isBusy ? 'waiting' : 'idle' };
    if (value === 'failed') {
      const message = error ?? 'The picture was not made. Please try again.';
      return { stage: 'failed', message, retry: () => send({ type: 'RETRY' }) };
    }
    return { stage: value };
  };
}
