import { createActor, transition } from 'xstate';
import { TEMPLATE_NUMBERS, type TemplateNumber } from '../src/domain/access';
import { POST_FLOW_NAMES, POST_FLOWS } from '../src/domain/posts/occasions';
import { machines } from './index';

const flows = POST_FLOW_NAMES.map((name) => ({ name, machine: machines[name], then: POST_FLOWS[name].then }));
const withTemplates = flows.filter(({ then }) => then === 'select');

function atTemplates(machine: (typeof flows)[number]['machine'], access: 'visitor' | 'member') {
  const actor = createActor(machine).start();
  if (access === 'member') actor.send({ type: 'SIGNED_IN' });
  actor.send({ type: 'NEXT' });
  return actor;
}

const download = (template: TemplateNumber) => ({ type: 'DOWNLOAD', template, format: 'post' }) as const;

describe.each(flows)('post flow $name', ({ machine, then }) => {
  it(`goes from the details to "${then}", scrolled to the top, and back`, () => {
    const actor = createActor(machine).start();
    expect(actor.getSnapshot().value).toBe('details');
    expect(actor.getSnapshot().can({ type: 'PREVIOUS' })).toBe(false);
    const [next, effects] = transition(machine, actor.getSnapshot(), { type: 'NEXT' });
    expect(next.value).toBe(then);
    expect(effects.map(({ type }) => type)).toEqual(['scrollToTop']);
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'PREVIOUS' });
    expect(actor.getSnapshot().value).toBe('details');
  });

  it('downloads nothing from the details form', () => {
    const actor = createActor(machine).start();
    expect(TEMPLATE_NUMBERS.filter((template) => actor.getSnapshot().can(download(template)))).toEqual([]);
  });
});

describe.each(withTemplates)('templates of $name', ({ machine }) => {
  it.each([
    ['visitor', [1, 2]],
    ['member', [1, 2, 3, 4]],
  ] as const)('lets a %s download %j', (access, expected) => {
    const snapshot = atTemplates(machine, access).getSnapshot();
    expect(TEMPLATE_NUMBERS.filter((template) => snapshot.can(download(template)))).toEqual(expected);
  });

  it('unlocks all four in place on sign-in, and locks two again on sign-out', () => {
    const actor = atTemplates(machine, 'visitor');
    actor.send({ type: 'SIGNED_IN' });
    expect(actor.getSnapshot().value).toBe('select');
    expect(actor.getSnapshot().can(download(3))).toBe(true);
    actor.send({ type: 'SIGNED_OUT' });
    expect(actor.getSnapshot().can(download(3))).toBe(false);
  });

  it('shares, copies and prepares behind the same gate', () => {
    const visitor = atTemplates(machine, 'visitor').getSnapshot();
    for (const type of ['SHARE', 'COPY', 'PREPARE_SHARE'] as const) {
      expect(visitor.can({ type, template: 2, format: 'status' })).toBe(true);
      expect(visitor.can({ type, template: 4, format: 'status' })).toBe(false);
    }
  });

  it('downloads several only if all of them are unlocked', () => {
    const visitor = atTemplates(machine, 'visitor').getSnapshot();
    const posters = (...templates: TemplateNumber[]) =>
      templates.map((template) => ({ template, format: 'post' }) as const);
    expect(visitor.can({ type: 'DOWNLOAD_ALL', posters: posters(1, 2) })).toBe(true);
    expect(visitor.can({ type: 'DOWNLOAD_ALL', posters: posters(1, 2, 3) })).toBe(false);
  });

  it('accepts LOGIN only from a visitor', () => {
    expect(atTemplates(machine, 'visitor').getSnapshot().can({ type: 'LOGIN' })).toBe(true);
    expect(atTemplates(machine, 'member').getSnapshot().can({ type: 'LOGIN' })).toBe(false);
  });

  it('names the export and the popup as effects', () => {
    const snapshot = atTemplates(machine, 'visitor').getSnapshot();
    expect(transition(machine, snapshot, download(2))[1].map(({ type }) => type)).toEqual(['startExport']);
    expect(transition(machine, snapshot, { type: 'LOGIN' })[1].map(({ type }) => type)).toEqual([
      'openLoginPopup',
    ]);
  });
});
