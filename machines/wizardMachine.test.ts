import { createActor, initialTransition, transition } from 'xstate';
import { RESUME_VARIANT_NAMES, RESUME_VARIANTS } from '../src/domain/resume/variants';
import { machines, RESUME_FLOWS } from './index';
import { createWizardMachine, type WizardEvent } from './wizardMachine';

const wizards = RESUME_VARIANT_NAMES.map((variant) => ({
  variant,
  machine: machines[RESUME_FLOWS[variant]],
  stops: [...RESUME_VARIANTS[variant], 'preview'],
}));
const free = wizards.filter(({ variant }) => variant === 'a' || variant === 'b');
const premium = wizards.filter(({ variant }) => variant === 'c' || variant === 'd');

/** The wizard after these events, unlocked first if necessary. */
function after(machine: (typeof wizards)[number]['machine'], ...events: WizardEvent[]) {
  const actor = createActor(machine).start();
  if (actor.getSnapshot().matches('locked')) actor.send({ type: 'SIGNED_IN' });
  events.forEach((event) => actor.send(event));
  return actor;
}

const next = (times: number) => Array.from({ length: times }, (): WizardEvent => ({ type: 'NEXT' }));

describe.each(wizards)('resume wizard $variant', ({ machine, stops }) => {
  it('visits every step in order and ends in the preview', () => {
    const actor = after(machine);
    const seen = [actor.getSnapshot().value];
    while (actor.getSnapshot().can({ type: 'NEXT' })) {
      actor.send({ type: 'NEXT' });
      seen.push(actor.getSnapshot().value);
    }
    expect(seen).toEqual(stops);
  });

  it('goes back through the same steps to the first', () => {
    const actor = after(machine, ...next(stops.length - 1));
    const seen = [actor.getSnapshot().value];
    while (actor.getSnapshot().can({ type: 'PREVIOUS' })) {
      actor.send({ type: 'PREVIOUS' });
      seen.push(actor.getSnapshot().value);
    }
    expect(seen).toEqual([...stops].reverse());
  });

  it('scrolls to the top when a step is submitted', () => {
    const [, effects] = transition(machine, after(machine).getSnapshot(), { type: 'NEXT' });
    expect(effects.map(({ type }) => type)).toContain('scrollToTop');
  });

  it.each([0, 1, 3])('jumps only to visited steps after reaching step %i', (reached) => {
    const actor = after(machine, ...next(reached), { type: 'PREVIOUS' });
    const open = stops.filter((step) => actor.getSnapshot().can({ type: 'JUMP', step }));
    expect(open).toEqual(stops.slice(0, reached + 1));
  });

  it('can return to a visited step after jumping back', () => {
    const actor = after(
      machine,
      ...next(2),
      { type: 'JUMP', step: stops[0]! },
      { type: 'JUMP', step: stops[2]! },
    );
    expect(actor.getSnapshot().value).toBe(stops[2]);
  });

  it('tags forms and the preview', () => {
    expect(after(machine).getSnapshot().hasTag('form')).toBe(true);
    expect(
      after(machine, ...next(stops.length - 1))
        .getSnapshot()
        .hasTag('preview'),
    ).toBe(true);
  });
});

describe.each(free)('free wizard $variant', ({ machine, stops }) => {
  it('starts at its first step and ignores sign-ins and sign-outs', () => {
    const actor = createActor(machine).start();
    expect(actor.getSnapshot().value).toBe(stops[0]);
    actor.send({ type: 'SIGNED_OUT' });
    actor.send({ type: 'SIGNED_IN' });
    expect(actor.getSnapshot().value).toBe(stops[0]);
  });
});

describe.each(premium)('premium wizard $variant', ({ machine, stops }) => {
  it('stays locked until SIGNED_IN, whatever other events it receives', () => {
    const actor = createActor(machine).start();
    const attempts: WizardEvent[] = [
      { type: 'NEXT' },
      { type: 'PREVIOUS' },
      { type: 'LOGIN' },
      ...stops.map((step): WizardEvent => ({ type: 'JUMP', step })),
    ];
    for (const event of attempts) {
      actor.send(event);
      expect(actor.getSnapshot().value).toBe('locked');
    }
    actor.send({ type: 'SIGNED_IN' });
    expect(actor.getSnapshot().value).toBe(stops[0]);
  });

  it.each(stops.map((stop, index) => [stop, index] as const))(
    'locks at %s on sign-out and reopens there',
    (stop, index) => {
      const actor = after(machine, ...next(index), { type: 'SIGNED_OUT' });
      expect(actor.getSnapshot().value).toBe('locked');
      expect(actor.getSnapshot().can({ type: 'JUMP', step: stop })).toBe(false);
      actor.send({ type: 'SIGNED_IN' });
      expect(actor.getSnapshot().value).toBe(stop);
    },
  );

  it('reopens at its last stop when the stored index is of a release with more steps', () => {
    const [start] = initialTransition(machine);
    const stored = machine.resolveState({ value: 'locked', context: { ...start.context, returnTo: 99 } });
    expect(transition(machine, stored, { type: 'SIGNED_IN' })[0].value).toBe('preview');
  });

  it('opens the login popup at its gate', () => {
    const [start] = initialTransition(machine);
    expect(transition(machine, start, { type: 'LOGIN' })[1].map(({ type }) => type)).toEqual([
      'openLoginPopup',
    ]);
  });
});

it('creates a wizard from any list of steps', () => {
  const actor = createActor(createWizardMachine('tiny', ['only'], { isPremium: false })).start();
  actor.send({ type: 'NEXT' });
  expect(actor.getSnapshot().value).toBe('preview');
});
