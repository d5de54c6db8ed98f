import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { EffectName } from '../../machines/effects';
import type { FlowId, PrintSubject } from '../../machines';
import { choicesOf, purposeOf, type ExportRequest } from '../../machines/exportRequest';
import type { PosterJob, PostFlowName } from '../domain/posts/occasions';
import { flowEvent, snapshotOf, takeEffects, type FlowEvent, type FlowsState } from './flows';
import { GivenUp, type PosterExport, type StoreDependencies } from './ports';

/** Input of an effect: the event that triggered it, the services, and a way to report back. */
interface EffectContext {
  readonly flow: FlowId;
  readonly event: FlowEvent;
  readonly services: Omit<StoreDependencies, 'accounts' | 'sessionStorage'>;
  readonly flows: FlowsState;
  readonly send: <Id extends FlowId>(flow: Id, event: FlowEvent<Id>) => void;
}

type Job = 'posterExport' | 'resumePrint';

const FALLBACK = 'Something went wrong. Please try again.';

/**
 * Runs one stage of a job and reports the outcome to its machine. `work` receives the machine's current subject; if it
 * resolves to a number, that is the size of the file in bytes.
 */
function runStage(
  job: Job,
  { flows, send }: EffectContext,
  work: (subject: never) => Promise<unknown>,
): void {
  const { run, subject } = snapshotOf(job, flows[job]).context;
  // The effects table below pairs each job with work on its own kind of subject.
  work(subject as never).then(
    (made) => send(job, { type: 'ADVANCE', run, ...(typeof made === 'number' && { bytes: made }) }),
    (error: unknown) => {
      if (error instanceof GivenUp) send(job, { type: 'CANCEL' });
      else send(job, { type: 'FAILED', run, message: error instanceof Error ? error.message : FALLBACK });
    },
  );
}

const exportStage =
  (stage: keyof PosterExport) =>
  (context: EffectContext): void =>
    runStage('posterExport', context, (job: PosterJob) => context.services.posterExport[stage](job));

/** Starts the export machine with the requested posters. */
function startExport({ flow, event, send }: EffectContext): void {
  const postFlow = flow === 'gymPicker' ? 'gym' : (flow as PostFlowName);
  const [subject, ...more] = choicesOf(event).map(({ template, format }) => ({
    flow: postFlow,
    template,
    format,
    purpose: purposeOf(event as ExportRequest),
  }));
  if (subject) send('posterExport', { type: 'START', subject, more });
}

/** Implements each named effect. */
const EFFECTS: Readonly<Record<EffectName, (context: EffectContext) => void>> = {
  scrollToTop: ({ flow, services }) => services.scrolling.toTop(flow),
  scrollToBottom: ({ services }) => services.scrolling.toBottom(),
  openLoginPopup: ({ send }) => send('loginPopup', { type: 'OPEN', origin: 'template' }),
  goToResume: ({ services }) => services.navigation.goTo('/resume'),
  startExport,
  loadPosterFonts: exportStage('loadFonts'),
  loadPosterPictures: exportStage('loadPictures'),
  drawPoster: exportStage('draw'),
  encodePoster: exportStage('encode'),
  preparePrint: (context) => runStage('resumePrint', context, () => context.services.printing.prepare()),
  openPrintDialog: (context) =>
    runStage('resumePrint', context, ({ title }: PrintSubject) => context.services.printing.print(title)),
};

/**
 * Runs the effects of live transitions. Redux DevTools replays reducers only, so time travel never repeats a print, download
 * or scroll.
 */
export function flowEffects(services: StoreDependencies): Middleware<object, { flows: FlowsState }> {
  return (api) => (next) => (action) => {
    const result = next(action);
    const taken = takeEffects(action as UnknownAction);
    if (!taken) return result;
    const send: EffectContext['send'] = (target, message) => void api.dispatch(flowEvent(target, message));
    for (const { flow, event, effects } of taken.asked) {
      for (const name of effects)
        EFFECTS[name as EffectName]({ flow, event, services, flows: taken.flows, send });
    }
    return result;
  };
}
