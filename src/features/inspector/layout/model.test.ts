/** @jest-environment node */
import { createMachine } from 'xstate';
import { machines } from '../../../../machines';
import { modelOf, type MachineModel } from './model';
import { allStates, labelOf } from './words';

const described = ({ transitions }: MachineModel) =>
  transitions.map((one) => `${one.source} -> ${one.target ?? 'stays'}: ${labelOf(one).join(' ')}`);

describe('model of a machine', () => {
  it('names the guards and effects of a gate', () => {
    expect(described(modelOf(machines.diwali))).toEqual([
      'diwali -> stays: SIGNED_IN / admit',
      'diwali -> stays: SIGNED_OUT / dismiss',
      'diwali.details -> diwali.select: NEXT / scrollToTop',
      'diwali.select -> diwali.details: PREVIOUS / scrollToTop',
      'diwali.select -> stays: LOGIN [isVisitor] / openLoginPopup',
      ...['DOWNLOAD', 'SHARE', 'COPY', 'PREPARE_SHARE', 'DOWNLOAD_ALL'].map(
        (request) => `diwali.select -> stays: ${request} [isUnlocked] / startExport`,
      ),
    ]);
  });

  it('distinguishes side effects from changes of the context', () => {
    const retry = modelOf(machines.resumePrint).transitions.find(({ event }) => event === 'RETRY');
    const next = modelOf(machines.resumeA).transitions.find(({ event }) => event === 'NEXT');
    expect([retry?.actions, next?.actions]).toEqual([
      [{ name: 'beginAgain', isEffect: false }],
      [{ name: 'scrollToTop', isEffect: true }],
    ]);
  });

  it('marks history states', () => {
    const { states } = modelOf(machines.resumeC);
    const marked = allStates(states).flatMap(({ key, isHistory }) => (isHistory ? [key] : []));
    expect(marked).toEqual(['lastStop']);
  });

  it('keeps nested states and their initial state', () => {
    const open = modelOf(machines.loginPopup).states.find(({ key }) => key === 'open');
    expect(open?.initial).toBe('loginPopup.open.login');
    expect(open?.children.map(({ id }) => id)).toEqual(['loginPopup.open.login', 'loginPopup.open.signUp']);
  });

  it('keeps both transitions of a guarded event', () => {
    const signedIn = modelOf(machines.loginPopup).transitions.filter(({ event }) => event === 'SIGNED_IN');
    expect(signedIn.map(({ guard }) => guard)).toEqual(['cameFromResume', null]);
  });

  it('keeps tags and entry actions', () => {
    const rendering = allStates(modelOf(machines.posterExport).states).find(({ key }) => key === 'rendering');
    expect(rendering?.tags).toEqual(['busy']);
    expect(rendering?.entry).toEqual([{ name: 'drawPoster', isEffect: true }]);
  });

  it.each([
    ['always', { initial: 'a', states: { a: { always: 'b' }, b: {} } }],
    ['after', { initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } }],
    ['parallel', { type: 'parallel', states: { a: {}, b: {} } }],
  ] as const)('throws for unsupported features: %s', (sign, config) => {
    expect(() => modelOf(createMachine({ id: 'odd', ...config }))).toThrow(`no sign yet for ${sign}`);
  });
});
