import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { machines, RESUME_FLOWS, type FlowId } from '../../machines';
import { EXPORT_EVENTS, type ExportRequest } from '../../machines/exportRequest';
import type { JobContext, JobEvent } from '../../machines/job';
import type { KeepingContext } from '../../machines/resumeKeeping';
import type { LoginOrigin } from '../../machines/loginPopup';
import type { PrintSubject } from '../../machines/resumePrint';
import type { TemplateNumber } from '../../src/domain/access';
import type { PosterFormat } from '../../src/domain/posts/formats';
import { POST_FLOW_NAMES, type PosterJob } from '../../src/domain/posts/occasions';
import { LETTER_STEP_NAMES, LETTER_STEPS } from '../../src/domain/resume/letter/letterFields';
import { RESUME_STEPS, RESUME_VARIANT_NAMES, RESUME_VARIANTS } from '../../src/domain/resume/variants';

/** The six shapes of machine; every machine of the product is a configuration of one. */
export type Kind = 'wizard' | 'postFlow' | 'picker' | 'loginPopup' | 'job' | 'keeping';

/** Those toured in the browser, where visitors cause most events. Those of keeping come from the database. */
export type TouredKind = Exclude<Kind, 'keeping'>;

/** Every event of a type that makes a difference in a situation. */
type Generator = (snapshot: AnyMachineSnapshot, id: FlowId) => readonly EventObject[];

interface KindSpec {
  /** The events of a type. A type without a generator fails the test by name. */
  readonly events: Readonly<Record<string, Generator>>;
  /** The part of the context that guards depend on; without counters, so that the situations stay finite. */
  readonly memory: (snapshot: AnyMachineSnapshot) => unknown;
}

const plain =
  (type: string): Generator =>
  () => [{ type }];

/** A table entry for each event that carries nothing. */
const plainEvents = (...types: readonly string[]): Record<string, Generator> =>
  Object.fromEntries(types.map((type) => [type, plain(type)]));

/** A stop of a wizard, with its name on the rail. */
interface Stop {
  readonly step: string;
  readonly title: string;
}

const PREVIEW: Stop = { step: 'preview', title: 'Preview' };

const WIZARDS: Readonly<Partial<Record<FlowId, readonly Stop[]>>> = {
  ...Object.fromEntries(
    RESUME_VARIANT_NAMES.map((name) => [
      RESUME_FLOWS[name],
      RESUME_VARIANTS[name].map((step) => ({ step, title: RESUME_STEPS[step].title })),
    ]),
  ),
  letter: LETTER_STEP_NAMES.map((step) => ({ step, title: LETTER_STEPS[step].title })),
};

export const stopsOf = (id: FlowId): readonly Stop[] => [...(WIZARDS[id] ?? []), PREVIEW];

const jumps: Generator = (_snapshot, id) => stopsOf(id).map(({ step }) => ({ type: 'JUMP', step }));

/** An open template and a premium one. */
const TEMPLATES = [1, 3] as const;
const FORMAT: PosterFormat = 'post';

function request(type: ExportRequest['type'], template: TemplateNumber): EventObject {
  const poster = { template, format: FORMAT };
  return type === 'DOWNLOAD_ALL' ? ({ type, posters: [poster] } as EventObject) : { type, ...poster };
}

/** Every request for the templates that are on the screen. */
const requestsOf = (
  onScreen: (snapshot: AnyMachineSnapshot) => readonly TemplateNumber[],
): Record<string, Generator> =>
  Object.fromEntries(
    EXPORT_EVENTS.map((type): [string, Generator] => [
      type,
      (snapshot) => onScreen(snapshot).map((template) => request(type, template)),
    ]),
  );

/** What a visitor downloads with Download all. */
const POSTERS = ([1, 2] as const).map((template): PosterJob => ({
  flow: 'diwali',
  template,
  format: FORMAT,
  purpose: 'download',
}));

/** Two print jobs. */
const SHEETS: readonly PrintSubject[] = [{ title: 'Asha Rao — Resume' }, { title: 'Ravi Rao — Resume' }];

/** Starts a job for one subject, for several, or (posters only) for one ahead of time. */
const starts: Generator = (_snapshot, id): readonly JobEvent[] => {
  const isOfPosters = id === 'posterExport';
  const [subject, ...more] = isOfPosters ? POSTERS : SHEETS;
  const one: JobEvent = { type: 'START', subject };
  const ahead: JobEvent = { type: 'START', subject: { ...POSTERS[0], purpose: 'prepare' } };
  return [one, { ...one, more }, ...(isOfPosters ? [ahead] : [])];
};

/** An answer to the current run, and a late one to the run before. */
const answers =
  (type: string, more: object): Generator =>
  (snapshot) => {
    const { run } = snapshot.context as Pick<JobContext, 'run'>;
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
  },
  postFlow: {
    events: {
      ...plainEvents('NEXT', 'PREVIOUS', 'LOGIN', 'SIGNED_IN', 'SIGNED_OUT'),
      ...requestsOf(() => TEMPLATES),
    },
    memory: (snapshot) => snapshot.context as unknown,
  },
  picker: {
    events: {
      ...plainEvents('ON_NEXT'),
      ...requestsOf((snapshot) => [snapshot.matches({ nextStep: 'template2' }) ? 2 : 1]),
      CHOOSE: () => [1, 2].map((template) => ({ type: 'CHOOSE', template })),
    },
    memory: (snapshot) => snapshot.context as unknown,
  },
  loginPopup: {
    events: {
      ...plainEvents('SHOW_SIGN_UP', 'SHOW_LOGIN', 'CLOSE', 'SIGNED_IN'),
      OPEN: () =>
        (['template', 'resume'] satisfies LoginOrigin[]).map((origin) => ({ type: 'OPEN', origin })),
    },
    memory: (snapshot) => snapshot.context as unknown,
  },
  job: {
    events: {
      ...plainEvents('RETRY', 'DISMISS'),
      CANCEL: answers('CANCEL', {}),
      START: starts,
      ADVANCE: answers('ADVANCE', {}),
      FAILED: answers('FAILED', { message: 'The picture could not be made.' }),
    },
    // When no job is running and there is nothing to retry, a new job starts from scratch.
    memory: (snapshot) => {
      const { subject, queue, failures } = snapshot.context as JobContext;
      if (snapshot.hasTag('busy'))
        return [isAhead(subject), queue.length, failures.map((one) => isAhead(one.subject))];
      return failures.map((one) => isAhead(one.subject));
    },
  },
  keeping: {
    events: {
      ...plainEvents('STOP', 'CHANGED', 'DUE'),
      FOLLOW: () => [{ type: 'FOLLOW', id: 'one' }],
      OVERTAKEN: () => ['one', 'another'].map((id) => ({ type: 'OVERTAKEN', id })),
      SAVED: answers('SAVED', {}),
      FAILED: answers('FAILED', { message: 'There is no room left.' }),
    },
    memory: (snapshot) => {
      const { id, isOutdated } = snapshot.context as KeepingContext;
      return [id, isOutdated];
    },
  },
};

/** The kinds of machines that aren't in the lists of the domain. */
const SINGLE: Readonly<Partial<Record<FlowId, Kind>>> = {
  gymPicker: 'picker',
  loginPopup: 'loginPopup',
  posterExport: 'job',
  resumePrint: 'job',
  resumeKeeping: 'keeping',
};

/** @throws Error for a machine of an unknown kind */
export function kindOf(id: FlowId): Kind {
  if (id in WIZARDS) return 'wizard';
  if ((POST_FLOW_NAMES as readonly FlowId[]).includes(id)) return 'postFlow';
  const kind = SINGLE[id];
  if (!kind) throw new Error(`${id}: add the kind of this machine to test/paths/kinds.ts.`);
  return kind;
}

export const isToured = (id: FlowId): boolean => kindOf(id) !== 'keeping';

/** @throws Error for a machine that isn't toured */
export function touredKindOf(id: FlowId): TouredKind {
  const kind = kindOf(id);
  if (kind === 'keeping') throw new Error(`${id} is not toured in the browser.`);
  return kind;
}

/** The events to try in a situation, always in the same order. @throws Error for a type without a generator */
export function eventsIn(id: FlowId, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const { events } = KINDS[kindOf(id)];
  return (machines[id].events as readonly string[]).flatMap((type) => {
    const generate = events[type];
    if (!generate) throw new Error(`${id}: add a generator for ${type} to test/paths/kinds.ts.`);
    return generate(snapshot, id);
  });
}

/** Situations with the same key have the same future. */
export const keyOf = (id: FlowId, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, KINDS[kindOf(id)].memory(snapshot)]);
