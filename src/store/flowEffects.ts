import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { EffectName } from '../../machines/effects';
import { FLOW_IDS, type FlowId, type PrintSubject } from '../../machines';
import type { PosterRef } from '../domain/posts/occasions';
import {
  eventFor,
  flowEvent,
  isFlowAction,
  snapshotOf,
  stepFlow,
  type FlowEvent,
  type FlowsState,
} from './flows';
import type { StoreDependencies } from './ports';

/** What an effect may use: the transition that named it, and the store to report back to. */
interface EffectContext {
  readonly flow: FlowId;
  readonly event: FlowEvent;
  readonly services: Omit<StoreDependencies, 'accounts' | 'sessionStorage'>;
  readonly flows: FlowsState;
  readonly send: <Id extends FlowId>(flow: Id, event: FlowEvent<Id>) => void;
}

type Job = 'posterExport' | 'resumePrint';

const FALLBACK = 'Something went wrong. Please try again.';

/** Runs half of a job and tells its machine how it ended. */
function runJob(
  job: Job,
  ending: 'PREPARED' | 'FINISHED',
  work: Promise<void>,
  send: EffectContext['send'],
): void {
  work.then(
    () => send(job, { type: ending }),
    (error: unknown) =>
      send(job, { type: 'FAILED', message: error instanceof Error ? error.message : FALLBACK }),
  );
}

/** The poster at work; the machine took it when the job started. */
function posterOf(flows: FlowsState): PosterRef {
  const { subject } = snapshotOf('posterExport', flows.posterExport).context;
  if (!subject) throw new Error('The export has no poster.');
  return subject;
}

function printTitleOf(flows: FlowsState): string {
  const subject: PrintSubject | null = snapshotOf('resumePrint', flows.resumePrint).context.subject;
  return subject?.title ?? '';
}

/** What each named effect does. An effect without an entry does not compile. */
const EFFECTS: Readonly<Record<EffectName, (context: EffectContext) => void>> = {
  scrollToTop: ({ services }) => services.scrolling.toTop(),
  scrollToBottom: ({ services }) => services.scrolling.toBottom(),
  openLoginPopup: ({ send }) => send('loginPopup', { type: 'OPEN', origin: 'template' }),
  goToResume: ({ services }) => services.navigation.goTo('/resume'),
  startExport: ({ flow, event, send }) => {
    if (event.type !== 'DOWNLOAD') return;
    const posterFlow = flow === 'gymPicker' ? 'gym' : (flow as PosterRef['flow']);
    send('posterExport', { type: 'START', subject: { flow: posterFlow, template: event.template } });
  },
  preparePoster: ({ services, flows, send }) =>
    runJob('posterExport', 'PREPARED', services.posterExport.prepare(posterOf(flows)), send),
  renderPoster: ({ services, flows, send }) =>
    runJob('posterExport', 'FINISHED', services.posterExport.render(posterOf(flows)), send),
  preparePrint: ({ services, send }) => runJob('resumePrint', 'PREPARED', services.printing.prepare(), send),
  openPrintDialog: ({ services, flows, send }) =>
    runJob('resumePrint', 'FINISHED', services.printing.print(printTitleOf(flows)), send),
};

/**
 * Runs the effects that a live transition names. Replaying actions in Redux DevTools runs reducers only, so time travel
 * repeats no print, no download and no scroll.
 */
export function flowEffects(services: StoreDependencies): Middleware<object, { flows: FlowsState }> {
  return (api) => (next) => (action) => {
    const before = api.getState().flows;
    const result = next(action);
    // A keystroke moves no machine, and none is asked.
    if (api.getState().flows === before && !isFlowAction(action)) return result;
    for (const flow of FLOW_IDS) {
      const event = eventFor(flow, action as UnknownAction);
      if (!event) continue;
      for (const name of stepFlow(flow, before[flow], event).effects) {
        EFFECTS[name as EffectName]({
          flow,
          event,
          services,
          flows: api.getState().flows,
          send: (target, message) => void api.dispatch(flowEvent(target, message)),
        });
      }
    }
    return result;
  };
}
