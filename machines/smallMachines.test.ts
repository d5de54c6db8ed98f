import { createActor, initialTransition, transition, type AnyStateMachine, type EventFrom } from 'xstate';
import { machines } from './index';
import type { JobContext, JobEvent } from './job';

describe('template picker', () => {
  it('shows the chosen template, scrolled to the bottom, and returns on its on-next action', () => {
    const actor = createActor(machines.gymPicker).start();
    const [next, effects] = transition(machines.gymPicker, actor.getSnapshot(), {
      type: 'CHOOSE',
      template: 2,
    });
    expect(next.value).toEqual({ nextStep: 'template2' });
    expect(effects.map(({ type }) => type)).toEqual(['scrollToBottom']);
    actor.send({ type: 'CHOOSE', template: 2 });
    actor.send({ type: 'ON_NEXT' });
    expect(actor.getSnapshot().value).toBe('list');
  });

  it('exports only from the chosen template’s screen', () => {
    const [list] = initialTransition(machines.gymPicker);
    expect(list.can({ type: 'DOWNLOAD', template: 1, format: 'post' })).toBe(false);
    const [chosen] = transition(machines.gymPicker, list, { type: 'CHOOSE', template: 1 });
    const [, effects] = transition(machines.gymPicker, chosen, {
      type: 'DOWNLOAD',
      template: 1,
      format: 'post',
    });
    expect(effects.map(({ type }) => type)).toEqual(['startExport']);
  });
});

describe('login popup', () => {
  const opened = (origin: 'resume' | 'template') => {
    const actor = createActor(machines.loginPopup).start();
    actor.send({ type: 'OPEN', origin });
    return actor;
  };

  it('toggles between Login and Sign Up', () => {
    const actor = opened('template');
    expect(actor.getSnapshot().value).toEqual({ open: 'login' });
    actor.send({ type: 'SHOW_SIGN_UP' });
    expect(actor.getSnapshot().value).toEqual({ open: 'signUp' });
    actor.send({ type: 'SHOW_LOGIN' });
    expect(actor.getSnapshot().value).toEqual({ open: 'login' });
  });

  it.each(['login', 'signUp'] as const)('closes from %s on the close button', (mode) => {
    const actor = opened('resume');
    if (mode === 'signUp') actor.send({ type: 'SHOW_SIGN_UP' });
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each([
    ['resume', ['goToResume']],
    ['template', []],
  ] as const)('closes on success; opened from the %s gate, it runs the effects %j', (origin, expected) => {
    const [next, effects] = transition(machines.loginPopup, opened(origin).getSnapshot(), {
      type: 'SIGNED_IN',
    });
    expect(next.value).toBe('closed');
    expect(effects.map(({ type }) => type)).toEqual(expected);
  });

  it('opens in Login mode every time', () => {
    const actor = opened('resume');
    actor.send({ type: 'SHOW_SIGN_UP' });
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'OPEN', origin: 'template' });
    expect(actor.getSnapshot().value).toEqual({ open: 'login' });
    expect(actor.getSnapshot().context.origin).toBe('template');
  });
});

describe.each([
  {
    job: 'posterExport',
    stages: [
      ['fonts', 'loadPosterFonts'],
      ['pictures', 'loadPosterPictures'],
      ['rendering', 'drawPoster'],
      ['encoding', 'encodePoster'],
    ],
  },
  {
    job: 'resumePrint',
    stages: [
      ['preparing', 'preparePrint'],
      ['printing', 'openPrintDialog'],
    ],
  },
] as const)('job $job', ({ job, stages }) => {
  const machine: AnyStateMachine = machines[job];
  const subject = (name: string) => ({ flow: 'diwali', template: 1, title: name, purpose: 'download' });
  const start: JobEvent = { type: 'START', subject: subject('one') };
  const both: JobEvent = { ...start, more: [subject('two')] };
  const advance = (run = 1): JobEvent => ({ type: 'ADVANCE', run });
  const fail = (run = 1): JobEvent => ({ type: 'FAILED', run, message: 'The picture is empty.' });
  const cancel = (run = 1): JobEvent => ({ type: 'CANCEL', run });
  const through = (run = 1) => stages.map(() => advance(run));
  const run = (...events: JobEvent[]) => {
    let [snapshot, effects] = initialTransition(machine);
    for (const event of events) [snapshot, effects] = transition(machine, snapshot, event);
    return {
      snapshot,
      effects: effects.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
    };
  };

  it.each(stages.map(([state, effect], index) => [state, effect, index] as const))(
    'passes through %s with the effect %s, in order',
    (state, effect, index) => {
      const { snapshot, effects } = run(start, ...through().slice(0, index));
      expect(snapshot.value).toBe(state);
      expect(effects).toContain(effect);
    },
  );

  it('is done after the last stage, and can be dismissed or restarted', () => {
    expect(run(start, ...through()).snapshot.value).toBe('done');
    expect(run(start, ...through(), { type: 'DISMISS' }).snapshot.value).toBe('idle');
    expect(run(start, ...through(), start).snapshot.value).toBe(stages[0][0]);
  });

  it('ignores START at every stage', () => {
    for (const [index] of stages.entries()) {
      const busy = run(start, ...through().slice(0, index)).snapshot;
      expect(busy.hasTag('busy')).toBe(true);
      expect(busy.can(start)).toBe(false);
    }
  });

  it('can fail at any stage with a message, and be retried', () => {
    for (const [index] of stages.entries()) {
      const before = [start, ...through().slice(0, index), fail()];
      expect(run(...before).snapshot).toMatchObject({
        value: 'failed',
        context: { error: 'The picture is empty.' },
      });
      const again = run(...before, { type: 'RETRY' });
      expect(again.snapshot.value).toBe(stages[0][0]);
      expect((again.snapshot.context as JobContext).error).toBeNull();
      expect(again.effects).toContain(stages[0][1]);
    }
  });

  it('ignores answers to a cancelled job, and a late cancelling of it', () => {
    const again = [start, cancel(), start];
    const { run: current } = run(...again).snapshot.context as JobContext;
    expect(run(start, cancel()).snapshot.value).toBe('idle');
    for (const late of [advance(1), fail(1), cancel(1)])
      expect(run(...again, late).snapshot.value).toBe(stages[0][0]);
    expect(run(...again, advance(current)).snapshot.value).toBe(stages[1][0]);
    expect(run(...again, cancel(current)).snapshot.value).toBe('idle');
  });

  it('processes several subjects one after the other', () => {
    const second = run(both, ...through());
    expect(second.snapshot).toMatchObject({
      value: stages[0][0],
      context: { subject: subject('two'), finished: [subject('one')], queue: [] },
    });
    expect(second.effects).toContain(stages[0][1]);
    expect(run(both, ...through(), ...through(2)).snapshot).toMatchObject({
      value: 'done',
      context: { finished: [subject('one'), subject('two')] },
    });
  });

  it('processes the other subjects when one fails, and retries only that one', () => {
    const half = [both, fail(), ...through(2)];
    expect(run(...half).snapshot).toMatchObject({
      value: 'failed',
      context: { finished: [subject('two')], failures: [{ subject: subject('one') }] },
    });
    const again = run(...half, { type: 'RETRY' });
    expect(again.snapshot.context).toMatchObject({ subject: subject('one'), queue: [], failures: [] });
    expect(run(...half, { type: 'RETRY' }, ...through(3)).snapshot).toMatchObject({
      value: 'done',
      context: { finished: [subject('two'), subject('one')] },
    });
  });
});

it('a request by the visitor interrupts a picture that is drawn ahead of time', () => {
  const poster = { flow: 'diwali', template: 1, format: 'post' } as const;
  let [snapshot] = initialTransition(machines.posterExport);
  const send = (event: EventFrom<typeof machines.posterExport>) =>
    ([snapshot] = transition(machines.posterExport, snapshot, event));
  send({ type: 'START', subject: { ...poster, purpose: 'prepare' } });
  send({ type: 'ADVANCE', run: 1 });
  send({ type: 'START', subject: { ...poster, template: 2, purpose: 'download' } });
  expect(snapshot).toMatchObject({ value: 'fonts', context: { run: 2, subject: { template: 2 } } });
  send({ type: 'ADVANCE', run: 1 });
  expect(snapshot.value).toBe('fonts');
});
