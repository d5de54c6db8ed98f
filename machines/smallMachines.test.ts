import { createActor, initialTransition, transition } from 'xstate';
import { machines } from './index';
import type { JobEvent } from './jobMachine';

describe('template picker', () => {
  it('swaps to the chosen template at the bottom of the page and returns on its on-next action', () => {
    const actor = createActor(machines.gymPicker).start();
    const [next, effects] = transition(machines.gymPicker, actor.getSnapshot(), {
      type: 'CHOOSE',
      template: 2,
    });
    expect(next.value).toBe('nextStep');
    expect(next.context.chosen).toBe(2);
    expect(effects.map(({ type }) => type)).toEqual(['scrollToBottom']);
    actor.send({ type: 'CHOOSE', template: 2 });
    actor.send({ type: 'ON_NEXT' });
    expect(actor.getSnapshot().value).toBe('list');
  });

  it('exports only the chosen template’s screen', () => {
    const [list] = initialTransition(machines.gymPicker);
    expect(list.can({ type: 'DOWNLOAD', template: 1 })).toBe(false);
    const [chosen] = transition(machines.gymPicker, list, { type: 'CHOOSE', template: 1 });
    const [, effects] = transition(machines.gymPicker, chosen, { type: 'DOWNLOAD', template: 1 });
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
  ] as const)('closes on success; opened from the %s gate it then does %j', (origin, expected) => {
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
  { job: 'posterExport', prepare: 'preparePoster', render: 'renderPoster' },
  { job: 'resumePrint', prepare: 'preparePrint', render: 'openPrintDialog' },
] as const)('job $job', ({ job, prepare, render }) => {
  const machine = machines[job];
  const start = { type: 'START', subject: { flow: 'diwali', template: 1, title: 'x' } } as never;
  const run = (...events: JobEvent[]) => {
    let [snapshot, effects] = initialTransition(machine);
    for (const event of events) [snapshot, effects] = transition(machine, snapshot, event as never);
    return {
      snapshot,
      effects: effects.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
    };
  };

  it('goes through preparing and rendering to done, naming the work of each', () => {
    expect(run(start).snapshot.value).toBe('preparing');
    expect(run(start).effects).toContain(prepare);
    const rendering = run(start, { type: 'PREPARED' });
    expect(rendering.snapshot.value).toBe('rendering');
    expect(rendering.effects).toContain(render);
    expect(run(start, { type: 'PREPARED' }, { type: 'FINISHED' }).snapshot.value).toBe('done');
  });

  it.each([[[]], [[{ type: 'PREPARED' } as const]]])('does not start twice (%j)', (progress: JobEvent[]) => {
    const busy = run(start, ...progress).snapshot;
    expect(busy.hasTag('busy')).toBe(true);
    expect(busy.can(start)).toBe(false);
  });

  it.each([[[]], [[{ type: 'PREPARED' } as const]]])(
    'fails with a sentence and can be tried again (%j)',
    (progress: JobEvent[]) => {
      const failed = run(start, ...progress, { type: 'FAILED', message: 'The picture is empty.' });
      expect(failed.snapshot.value).toBe('failed');
      expect(failed.snapshot.context.error).toBe('The picture is empty.');
      const again = run(start, ...progress, { type: 'FAILED', message: 'no' }, { type: 'RETRY' });
      expect(again.snapshot.value).toBe('preparing');
      expect(again.snapshot.context.error).toBeNull();
      expect(again.effects).toContain(prepare);
    },
  );

  it('can be dismissed when done or failed, and started anew', () => {
    const done = run(start, { type: 'PREPARED' }, { type: 'FINISHED' }, { type: 'DISMISS' });
    expect(done.snapshot.value).toBe('idle');
    const failed = run(start, { type: 'FAILED', message: 'no' }, { type: 'DISMISS' });
    expect(failed.snapshot.value).toBe('idle');
    expect(failed.snapshot.context.error).toBeNull();
    expect(run(start, { type: 'FAILED', message: 'no' }, start).snapshot.value).toBe('preparing');
  });
});
