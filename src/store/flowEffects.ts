import type { ContextFrom } from 'xstate';
import type { FlowId, Machines } from '../../machines';
import type { EffectName, LateEffectName } from '../../machines/effects';
import { choicesOf } from '../../machines/exportRequest';
import type { JobContext } from '../../machines/job';
import { isPicker, pickerOf, POST_FLOW_NAMES } from '../domain/posts/occasions';
import type { FlowEvent } from './flowRecords';
import { flowEvent, type FlowEffect, type FlowsState } from './flows';
import { Cancelled, type JobServices, type LazyJobServices, type StoreDependencies } from './ports';
import type { Reaction } from './reactions';

/** Input of an effect: the request, the services, the state after the action, and a way to report back. */
interface EffectContext extends FlowEffect {
  readonly services: Omit<StoreDependencies, 'accounts' | 'sessionStorage'>;
  readonly flows: FlowsState;
  readonly send: <Id extends FlowId>(flow: Id, event: FlowEvent<Id>) => void;
}

const FALLBACK = 'Something went wrong. Please try again.';

type JobId = keyof JobServices;
type Subject<Job extends JobId> = NonNullable<ContextFrom<Machines[Job]>['subject']>;

/**
 * The effect in which the service of a job runs one stage on the current subject, and its machine is told the outcome. If
 * `work` resolves to a number, that is the size of the file in bytes.
 */
const stage =
  <Job extends JobId>(
    job: Job,
    work: (service: JobServices[Job], subject: Subject<Job>) => Promise<unknown>,
  ) =>
  ({ flows, services, send }: EffectContext): void => {
    const { run, subject } = flows[job].context as JobContext<Subject<Job>>;
    if (subject === null) return;
    const lazy: LazyJobServices = services;
    const outcome = lazy[job].load().then((service) => work(service, subject));
    outcome.then(
      (bytes) => send<JobId>(job, { type: 'ADVANCE', run, ...(typeof bytes === 'number' && { bytes }) }),
      (error: unknown) => {
        if (error instanceof Cancelled) send<JobId>(job, { type: 'CANCEL', run });
        else {
          const message = error instanceof Error ? error.message : FALLBACK;
          send<JobId>(job, { type: 'FAILED', run, message });
        }
      },
    );
  };

/** Starts the export machine with the requested posters. */
function startExport({ flow, event, send }: EffectContext): void {
  const postFlow = POST_FLOW_NAMES.find(
    (name) => name === flow || (isPicker(name) && pickerOf(name) === flow),
  );
  if (!postFlow) return;
  const [subject, ...more] = choicesOf(event).map((choice) => ({ flow: postFlow, ...choice }));
  if (subject) send('posterExport', { type: 'START', subject, more });
}

/** Implementations of effects. */
export type Effects<Name extends EffectName> = Readonly<Record<Name, (context: EffectContext) => void>>;

/** Those that every tool loads. */
export const EFFECTS: Effects<Exclude<EffectName, LateEffectName>> = {
  scrollToTop: ({ flow, services }) => services.scrolling.toTop(flow),
  scrollToBottom: ({ services }) => services.scrolling.toBottom(),
  openLoginPopup: ({ send }) => send('loginPopup', { type: 'OPEN', origin: 'template' }),
  goToResume: ({ services }) => services.navigation.goTo('/resume'),
  startExport,
  loadPosterFonts: stage('posterExport', (service, poster) => service.loadFonts(poster)),
  loadPosterPictures: stage('posterExport', (service, poster) => service.loadPictures(poster)),
  drawPoster: stage('posterExport', (service, poster) => service.draw(poster)),
  deliverPoster: stage('posterExport', (service, poster) => service.deliver(poster)),
  preparePrint: stage('resumePrint', (service) => service.prepare()),
  openPrintDialog: stage('resumePrint', (service, { title }) => service.print(title)),
};

/** Runs the effects that an action requests, of those that are implemented here. */
export function flowEffects(
  effects: Partial<Effects<EffectName>>,
  services: StoreDependencies,
): Reaction<{ readonly flows: FlowsState }> {
  // An action that a subscriber dispatches is over before the one that it answers.
  const started = new WeakSet<FlowEffect>();
  return (_action, { before, after: { flows } }, dispatch) => {
    const send: EffectContext['send'] = (flow, event) => void dispatch(flowEvent(flow, event));
    for (const effect of flows.effects) {
      if (before.flows.effects.includes(effect) || started.has(effect)) continue;
      started.add(effect);
      effects[effect.name]?.({ ...effect, services, flows, send });
    }
  };
}
