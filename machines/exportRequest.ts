import type { PosterChoice, PosterJob, PosterPurpose } from '../src/domain/posts/occasions';

/** Requests from the buttons under a poster's preview; each becomes a job of the export machine. */
export type ExportRequest =
  | ({ type: 'DOWNLOAD' } & PosterChoice)
  | ({ type: 'SHARE' } & PosterChoice)
  | ({ type: 'COPY' } & PosterChoice)
  /** Draws the picture ahead of time, so that the share sheet opens immediately. */
  | ({ type: 'PREPARE_SHARE' } & PosterChoice)
  | { type: 'DOWNLOAD_ALL'; posters: readonly PosterChoice[] };

const PURPOSES: Readonly<Record<ExportRequest['type'], PosterPurpose>> = {
  DOWNLOAD: 'download',
  SHARE: 'share',
  COPY: 'copy',
  PREPARE_SHARE: 'prepare',
  DOWNLOAD_ALL: 'download',
};

export const EXPORT_EVENTS = Object.keys(PURPOSES) as readonly ExportRequest['type'][];

/** The same transition for every export request. */
export const exporting = <const Transition>(transition: Transition) =>
  Object.fromEntries(EXPORT_EVENTS.map((type) => [type, transition])) as Record<
    ExportRequest['type'],
    Transition
  >;

function isExportRequest(event: { readonly type: string }): event is ExportRequest {
  return event.type in PURPOSES;
}

/** The posters that an event requests, and what for; empty if it is not an export request. */
export function choicesOf(event: { readonly type: string }): readonly Omit<PosterJob, 'flow'>[] {
  if (!isExportRequest(event)) return [];
  const posters = event.type === 'DOWNLOAD_ALL' ? event.posters : [event];
  return posters.map(({ template, format }) => ({ template, format, purpose: PURPOSES[event.type] }));
}
