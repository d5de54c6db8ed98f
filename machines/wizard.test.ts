import { createActor, transition, type AnyStateMachine } from 'xstate';
import { RESUME_VARIANT_NAMES, RESUME_VARIANTS, type ResumeStop } from '../src/domain/resume/variants';
import { machines, RESUME_FLOWS } from './index';
import type { WizardEvent } from './wizard';

type Event = WizardEvent<ResumeStop>;

const wizards = RESUME_VARIANT_NAMES.map((variant) => ({
  variant,
  machine: machines[RESUME_FLOWS[variant]] as AnyStateMachine,
  stops: [...RESUME_VARIANTS[variant], 'preview'] as const,
}));
const free = wizards.filter(({ variant }) => variant === 'a' || variant === 'b');
const premium = wizards.filter(({ variant }) => variant === 'c' || variant === 'd');

/** A wizard after these events; a premium one is unlocked first. */
function after(machine: AnyStateMachine, ...events: Event[]) {
  const actor = createActor(machine).start();
  if (actor.getSnapshot().hasTag('locked')) actor.send({ type: 'SIGNED_IN' });
  events.forEach((event) => actor.send(event));
  const stop = () => {
    const value = actor.getSnapshot().value as string | { readonly open: string };
    return typeof value === 'string' ? value : value.open;
  };
  const effectsOf = (event: Event) =>
    transition(machine, actor.getSnapshot(), event)[1].map(({ type }) => type);
  return { send: actor.send.bind(actor), snapshot: () => actor.getSnapshot(), stop, effectsOf };
}

const next = (times: number) => Array.from({ length: times }, (): Event => ({ type: 'NEXT' }));

describe.each(wizards)('resume wizard $variant', ({ machine, stops }) => {
  const last = stops.length - 1;

  it.each([
    ['NEXT', 0, stops],
    ['PREVIOUS', last, [...stops].reverse()],
  ] as const)('visits every stop in order by %s', (type, from, expected) => {
    const wizard = after(machine, ...next(from));
    const seen = [wizard.stop()];
    while (wizard.snapshot().can({ type })) {
      wizard.send({ type });
      seen.push(wizard.stop());
    }
    expect(seen).toEqual(expected);
  });

  it.each(stops)('jumps to %s, which is read from its top', (step) => {
    const wizard = after(machine, ...next(2));
    expect(wizard.effectsOf({ type: 'JUMP', step })).toEqual(['scrollToTop']);
    wizard.send({ type: 'JUMP', step });
    expect(wizard.stop()).toBe(step);
  });

  it('scrolls to the top when a step is submitted', () => {
    expect(after(machine).effectsOf({ type: 'NEXT' })).toEqual(['scrollToTop']);
  });

  it('tags forms and the preview', () => {
    expect(after(machine).snapshot().hasTag('form')).toBe(true);
    expect(
      after(machine, ...next(last))
        .snapshot()
        .hasTag('preview'),
    ).toBe(true);
  });
});

describe.each(free)('free wizard $variant', ({ machine, stops }) => {
  it('starts at its first step and ignores sign-ins and sign-outs', () => {
    expect(after(machine).stop()).toBe(stops[0]);
    expect(after(machine, { type: 'SIGNED_OUT' }, { type: 'SIGNED_IN' }).stop()).toBe(stops[0]);
  });
});

describe.each(premium)('premium wizard $variant', ({ machine, stops }) => {
  it('stays locked until SIGNED_IN, whatever other events it receives', () => {
    const wizard = after(machine, { type: 'SIGNED_OUT' });
    const attempts: Event[] = [
      { type: 'NEXT' },
      { type: 'PREVIOUS' },
      { type: 'LOGIN' },
      ...stops.map((step): Event => ({ type: 'JUMP', step })),
    ];
    for (const event of attempts) {
      wizard.send(event);
      expect(wizard.stop()).toBe('locked');
    }
    expect(wizard.effectsOf({ type: 'LOGIN' })).toEqual(['openLoginPopup']);
    wizard.send({ type: 'SIGNED_IN' });
    expect(wizard.stop()).toBe(stops[0]);
  });

  it.each(stops)('locks at %s on sign-out and reopens there', (stop) => {
    const wizard = after(machine, { type: 'JUMP', step: stop }, { type: 'SIGNED_OUT' });
    expect(wizard.stop()).toBe('locked');
    wizard.send({ type: 'SIGNED_IN' });
    expect(wizard.stop()).toBe(stop);
  });
});
