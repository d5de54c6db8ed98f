import type { StateValue } from 'xstate';
import { RESUME_VARIANT_NAMES, RESUME_VARIANTS } from '../src/domain/resume/variants';
import { after, type Sent } from '../test/jest/after';
import { stateName } from '../src/features/inspector/states';
import { machines, RESUME_FLOWS } from './index';

const wizards = RESUME_VARIANT_NAMES.map((variant) => ({
  variant,
  machine: machines[RESUME_FLOWS[variant]],
  stops: [...RESUME_VARIANTS[variant], 'preview'] as const,
  // A premium wizard has to be unlocked first.
  start: variant === 'c' || variant === 'd' ? ['SIGNED_IN'] : [],
}));
const jump = (step: string) => ({ type: 'JUMP', step });
/** The stop of a wizard: `work` for the state `open.work` of a premium one. */
const stopOf = ({ snapshot }: ReturnType<typeof after>) =>
  stateName(snapshot.value as StateValue).replace('open.', '');

describe.each(wizards)('resume wizard $variant', ({ machine, stops, start }) => {
  const at = (...events: Sent[]) => after(machine, ...start, ...events);
  const times = (count: number, event: string) => Array.from({ length: count }, () => event);

  it('visits every stop in order by NEXT and back by PREVIOUS', () => {
    const forward = stops.map((_stop, count) => times(count, 'NEXT'));
    const back = stops.map((_stop, count) => [...times(stops.length, 'NEXT'), ...times(count, 'PREVIOUS')]);
    expect(forward.map((events) => stopOf(at(...events)))).toEqual(stops);
    expect(back.map((events) => stopOf(at(...events)))).toEqual(stops.toReversed());
    expect(at('NEXT').effects).toEqual(['scrollToTop']);
    expect(at().can('PREVIOUS')).toBe(false);
    expect(at(jump('preview')).can('NEXT')).toBe(false);
  });

  it.each(stops)('jumps to %s and scrolls to its top', (step) => {
    const there = at('NEXT', 'NEXT', jump(step));
    expect(stopOf(there)).toBe(step);
    expect(there.effects).toEqual(['scrollToTop']);
  });
});

it.each(['resumeA', 'resumeB'] as const)('the free %s ignores sign-ins and sign-outs', (flow) => {
  expect(after(machines[flow], 'SIGNED_OUT', 'SIGNED_IN').value).toBe('personal');
});

describe.each(wizards.filter(({ start }) => start.length > 0))('premium wizard $variant', (wizard) => {
  const { machine, stops } = wizard;

  it('stays locked until SIGNED_IN, whatever other events it receives', () => {
    for (const event of ['SIGNED_OUT', 'NEXT', 'PREVIOUS', 'LOGIN', ...stops.map(jump)])
      expect(after(machine, event).value).toBe('locked');
    expect(after(machine, 'LOGIN').effects).toEqual(['openLoginPopup']);
    expect(stopOf(after(machine, 'SIGNED_IN'))).toBe(stops[0]);
  });

  it.each(stops)('locks at %s on sign-out and reopens there', (stop) => {
    const locked = ['SIGNED_IN', jump(stop), 'SIGNED_OUT'];
    expect(after(machine, ...locked).value).toBe('locked');
    expect(stopOf(after(machine, ...locked, 'SIGNED_IN'))).toBe(stop);
  });
});
