import type { ExportRequest } from './exportRequest';

/** Events of a post flow; LOGIN is pressed under a locked template. */
export type PostFlowEvent =
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'LOGIN' }
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' }
  | ExportRequest;

export type PostFlowTag = 'form' | 'templates';
