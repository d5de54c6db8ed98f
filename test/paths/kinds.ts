import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject, StateValue } from 'xstate';
import { machines, RESUME_FLOWS, type FlowId } from '../../machines';
import { EXPORT_EVENTS, type ExportRequest } from '../../machines/exportRequest';
import type { JobContext, JobEvent } from '../../machines/job';
import type { LoginOrigin } from '../../machines/loginPopup';
import type { PrintSubject } from '../../machines/resumePrint';
import { isPremiumTemplate, TEMPLATE_NUMBERS } from '../../src/domain/access';
import type { PosterFormat } from '../../src/domain/posts/formats';
import { POST_FLOW_NAMES, POST_FLOWS, type PosterJob } from '../../src/domain/posts/occasions';
import { RESUME_VARIANT_NAMES, RESUME_VARIANTS } from '../../src/domain/resume/variants';

/** The five shapes of machine; every machine of the product is a configuration of one. */
export type Kind = 'wizard' | 'postFlow' | 'picker' | 'loginPopup' | 'job';

/** Every event of a type that makes a difference in a situation. */
type Generator = (snapshot: AnyMachineSnapshot, id: FlowId) => readonly EventObject[];

interface KindSpec {
  /** The events of a type. A type without a generator fails the test by name. */
  readonly events: Readonly<Record<string, Generator>>;
  /** What the guards can see of the context, so that what counts without end stays finite. */
  readonly memory: (snapshot: AnyMachineSnapshot) => unknown;
  /** What tours cover and simple paths leave out, because there would be too many of them to run. */
  readonly isOnlyInTours: (id: FlowId, from: StateValue, event: string) => boolean;
}

const plain =
  (type: string): Generator =>
  () => [{ type }];

/** A table entry for each event that carries nothing. */
const plainEvents = (...types: readonly string[]): Record<string, Generator> =>
  Object.fromEntries(types.map((type) => [type, plain(type)]));

/** The states of a machine with a tag, in its own order. */
const taggedStates = (id: FlowId, tag: string): readonly string[] =>
  childrenOf(id)
    .filter(({ tags }) => tags.includes(tag))
    .map(({ key }) => key);

const childrenOf = (id: FlowId): readonly AnyStateNode[] =>
  Object.values((machines[id] as AnyStateMachine).root.states);
const lastStageOf = (id: FlowId) => taggedStates(id, 'busy').at(-1);

/** To every stop of the wizard; the gate is nowhere one can jump to. */
const jumps: Generator = (_snapshot, id) =>
  RESUME_VARIANT_NAMES.filter((variant) => RESUME_FLOWS[variant] === id)
    .flatMap((variant) => [...RESUME_VARIANTS[variant], 'preview'])
    .map((step) => ({ type: 'JUMP', step }));

/** One template that is open to everybody, and one for members. */
const TEMPLATES = [false, true].flatMap(
  (isPremium) => TEMPLATE_NUMBERS.find((template) => isPremiumTemplate(template) === isPremium) ?? [],
);
const FORMAT: PosterFormat = 'post';

function request(type: ExportRequest['type'], template: (typeof TEMPLATES)[number]): EventObject {
  const poster = { template, format: FORMAT };
  return type === 'DOWNLOAD_ALL' ? ({ type, posters: [poster] } as EventObject) : { type, ...poster };
}

/** Every request for the templates that are on the screen. */
const requestsOf = (
  onScreen: (snapshot: AnyMachineSnapshot) => typeof TEMPLATES,
): Record<string, Generator> =>
  Object.fromEntries(
    EXPORT_EVENTS.map((type): [string, Generator] => [
      type,
      (snapshot) => onScreen(snapshot).map((template) => request(type, template)),
    ]),
  );

const ORIGINS: Readonly<Record<LoginOrigin, true>> = { template: true, resume: true };

/** Flows whose posters can be exported from their own templates. */
const [EXPORTING = 'gym'] = POST_FLOW_NAMES.filter((flow) => POST_FLOWS[flow].then === 'select');
const OPEN_TEMPLATES = TEMPLATE_NUMBERS.filter((template) => !isPremiumTemplate(template));

/** What Download all asks for when nobody is signed in. */
const POSTERS: readonly PosterJob[] = OPEN_TEMPLATES.map((template) => ({
  flow: EXPORTING,
  template,
  format: FORMAT,
  purpose: 'download',
}));

/** Two print jobs. */
const SHEETS: readonly PrintSubject[] = [{ title: 'Asha Rao — Resume' }, { title: 'Ravi Rao — Resume' }];

/** What a job may be asked to do: one thing, several, or (posters only) one ahead of its use. */
const starts: Generator = (_snapshot, id): readonly JobEvent[] => {
  const isOfPosters = id === 'posterExport';
  const [subject, ...more] = isOfPosters ? POSTERS : SHEETS;
  const one: JobEvent = { type: 'START', subject };
  const ahead: JobEvent = { type: 'START', subject: { ...POSTERS[0], purpose: 'prepare' } };
  return [one, { ...one, more }, ...(isOfPosters ? [ahead] : [])];
};

/** An answer of the present run, and the echo of one that was given up. */
const answers =
  (type: string, more: object): Generator =>
  (snapshot) => {
    const { run } = snapshot.context as JobContext;
    return [run, run - 1].map((one) => ({ type, run: one, ...more }));
  };

const isAhead = (subject: unknown) => (subject as PosterJob | null)?.purpose === 'prepare';

const KINDS: Readonly<Record<Kind, KindSpec>> = {
  wizard: {
    events: { ...plainEvents('NEXT', 'PREVIOUS', 'LOGIN', 'SIGNED_IN', 'SIGNED_OUT'), JUMP: jumps },
    // Where a locked wizard returns to.
    memory: (snapshot) =>
      snapshot.hasTag('locked') &&
      Object.values(snapshot.historyValue)
        .flat()
        .map(({ id }) => id),
    // Every order of the steps visited would be a path: more than 9! of them.
    isOnlyInTours: (_id, _from, event) => event === 'JUMP',
  },
  postFlow: {
    events: {
      ...plainEvents('NEXT', 'PREVIOUS', 'LOGIN', 'SIGNED_IN', 'SIGNED_OUT'),
      ...requestsOf(() => TEMPLATES),
    },
    memory: (snapshot) => snapshot.context as unknown,
    isOnlyInTours: () => false,
  },
  picker: {
    events: {
      ...plainEvents('ON_NEXT'),
      ...requestsOf((snapshot) => [snapshot.matches({ nextStep: 'template2' }) ? 2 : 1]),
      CHOOSE: () => OPEN_TEMPLATES.map((template) => ({ type: 'CHOOSE', template })),
    },
    memory: (snapshot) => snapshot.context as unknown,
    isOnlyInTours: () => false,
  },
  loginPopup: {
    events: {
      ...plainEvents('SHOW_SIGN_UP', 'SHOW_LOGIN', 'CLOSE', 'SIGNED_IN'),
      OPEN: () => Object.keys(ORIGINS).map((origin) => ({ type: 'OPEN', origin })),
    },
    memory: (snapshot) => snapshot.context as unknown,
    isOnlyInTours: () => false,
  },
  job: {
    events: {
      ...plainEvents('RETRY', 'DISMISS'),
      CANCEL: answers('CANCEL', {}),
      START: starts,
      ADVANCE: answers('ADVANCE', {}),
      FAILED: answers('FAILED', { message: 'The picture could not be made.' }),
    },
    // Where nothing is under way and nothing can be tried again, a new job forgets all that was.
    memory: (snapshot) => {
      const { subject, queue, failures } = snapshot.context as JobContext;
      if (snapshot.hasTag('busy'))
        return [isAhead(subject), queue.length, failures.map((one) => isAhead(one.subject))];
      return failures.map((one) => isAhead(one.subject));
    },
    // A stage that fails leads where the last one leads that does: 629 ways of exporting posters instead of 9047.
    isOnlyInTours: (id, from, event) => event === 'FAILED' && from !== lastStageOf(id),
  },
};

/** Machines that are alone of their kind. The others stand in the domain's lists. */
const SINGLE: Readonly<Partial<Record<FlowId, Kind>>> = {
  gymPicker: 'picker',
  loginPopup: 'loginPopup',
  posterExport: 'job',
  resumePrint: 'job',
};
const WIZARDS: readonly FlowId[] = RESUME_VARIANT_NAMES.map((variant) => RESUME_FLOWS[variant]);

/** @throws Error for a machine of no known shape */
export function kindOf(id: FlowId): Kind {
  if (WIZARDS.includes(id)) return 'wizard';
  if ((POST_FLOW_NAMES as readonly FlowId[]).includes(id)) return 'postFlow';
  const kind = SINGLE[id];
  if (!kind) throw new Error(`${id}: say in test/paths/kinds.ts what kind of machine this is.`);
  return kind;
}

/** Events that are tried in a situation, in an order that is always the same. @throws Error for a type nobody makes */
export function eventsIn(id: FlowId, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const { events } = KINDS[kindOf(id)];
  return (machines[id].events as readonly string[]).flatMap((type) => {
    const generate = events[type];
    if (!generate)
      throw new Error(`${id}: no events are made yet of the type ${type}, see test/paths/kinds.ts.`);
    return generate(snapshot, id);
  });
}

/** Situations with the same key have the same future. */
export const keyOf = (id: FlowId, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, KINDS[kindOf(id)].memory(snapshot)]);

/** Whether the simple paths of a machine leave an event in a state to its tour. */
export const isLeftToTour = (id: FlowId, { value }: AnyMachineSnapshot, event: string): boolean =>
  KINDS[kindOf(id)].isOnlyInTours(id, value as StateValue, event);
