import type { Middleware } from '@reduxjs/toolkit';
import type { FlowId } from '../../machines';
import type { EffectName, LateEffectName } from '../../machines/effects';
import { choicesOf, purposeOf, type ExportRequest } from '../../machines/exportRequest';
import type { JobContext, JobEvent } from '../../machines/job';
import type { PrintSubject } from '../../machines/resumePrint';
import { isPicker, pickerOf, POST_FLOW_NAMES } from '../domain/posts/occasions';
import { snapshotOf, type FlowEvent } from './flowRecords';
import { flowEvent, type FlowEffect, type FlowsState } from './flows';
import { Cancelled, type PosterExport, type Printing, type StoreDependencies } from './ports';

/** Input of an effect: the request, the services, the state after the action, and a way to report back. */
interface EffectContext extends FlowEffect {
  readonly services: Omit<StoreDependencies, 'accounts' | 'sessionStorage'>;
  readonly flows: FlowsState;
  readonly send: <Id extends FlowId>(flow: Id, event: FlowEvent<Id>) => void;
}

const FALLBACK = 'Something went wrong. Please try again.';

type StageOutcome = Extract<JobEvent, { readonly run: number }>;

/**
 * Runs one stage of a job on its current subject and reports the outcome to its machine. If `work` resolves to a number, that
 * is the size of the file in bytes.
 */
function runStage<Subject>(
  { run, subject }: JobContext<Subject>,
  work: (subject: Subject) => Promise<unknown>,
  report: (outcome: StageOutcome) => void,
): void {
  if (subject === null) return;
  work(subject).then(
    (bytes) => report({ type: 'ADVANCE', run, ...(typeof bytes === 'number' && { bytes }) }),
    (error: unknown) => {
      if (error instanceof Cancelled) report({ type: 'CANCEL', run });
      else report({ type: 'FAILED', run, message: error instanceof Error ? error.message : FALLBACK });
    },
  );
}

const exportStage =
  (stage: keyof PosterExport) =>
  ({ flows, services, send }: EffectContext): void =>
    runStage(
      snapshotOf('posterExport', flows.posterExport).context,
      (job) => services.posterExport[stage](job),
      (outcome) => send('posterExport', outcome),
    );

const printStage =
  (work: (printing: Printing, subject: PrintSubject) => Promise<void>) =>
  ({ flows, services, send }: EffectContext): void =>
    runStage(
      snapshotOf('resumePrint', flows.resumePrint).context,
      (subject) => work(services.printing, subject),
      (outcome) => send('resumePrint', outcome),
    );

/** Starts the export machine with the requested posters. */
function startExport({ flow, event, send }: EffectContext): void {
  const postFlow = POST_FLOW_NAMES.find(
    (name) => name === flow || (isPicker(name) && pickerOf(name) === flow),
  );
  if (!postFlow) return;
  const [subject, ...more] = choicesOf(event).map(({ template, format }) => ({
    flow: postFlow,
    template,
    format,
    purpose: purposeOf(event as ExportRequest),
  }));
  if (subject) send('posterExport', { type: 'START', subject, more });
}

/** Implementations of effects. */
export type Effects<Name extends EffectName> = Readonly<Record<Name, (context: EffectContext) => void>>;

/** Those of the machines that every tool loads. */
export const EFFECTS: Effects<Exclude<EffectName, LateEffectName>> = {
  scrollToTop: ({ flow, services }) => services.scrolling.toTop(flow),
  scrollToBottom: ({ services }) => services.scrolling.toBottom(),
  openLoginPopup: ({ send }) => send('loginPopup', { type: 'OPEN', origin: 'template' }),
  goToResume: ({ services }) => services.navigation.goTo('/resume'),
  startExport,
  loadPosterFonts: exportStage('loadFonts'),
  loadPosterPictures: exportStage('loadPictures'),
  drawPoster: exportStage('draw'),
  encodePoster: exportStage('encode'),
  preparePrint: printStage((printing) => printing.prepare()),
  openPrintDialog: printStage((printing, { title }) => printing.print(title)),
};

/**
 * Runs the effects that live actions request, of those that are implemented here. Redux DevTools replays reducers only, so time
 * travel never repeats a print, download or scroll.
 * @param latest returns the latest state, even while DevTools shows an earlier one
 */
export function flowEffects(
  effects: Partial<Effects<EffectName>>,
  services: StoreDependencies,
  latest: () => { readonly flows: FlowsState },
): Middleware {
  // A nested dispatch must not run the outer action's effects again.
  const started = new WeakSet<FlowEffect>();
  return (api) => (next) => (action) => {
    const before = latest().flows.effects;
    const result = next(action);
    const { flows } = latest();
    const send: EffectContext['send'] = (flow, event) => void api.dispatch(flowEvent(flow, event));
    for (const effect of flows.effects) {
      if (before.includes(effect) || started.has(effect)) continue;
      started.add(effect);
      effects[effect.name]?.({ ...effect, services, flows, send });
    }
    return result;
  };
}
