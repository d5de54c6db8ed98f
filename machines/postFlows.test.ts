import { TEMPLATE_NUMBERS, type TemplateNumber } from '../src/domain/access';
import { POST_FLOW_NAMES, POST_FLOWS } from '../src/domain/posts/occasions';
import { after } from '../test/jest/after';
import { machines } from './index';

const flows = POST_FLOW_NAMES.map((name) => ({ name, machine: machines[name], then: POST_FLOWS[name].then }));
const poster = (template: TemplateNumber) => ({ template, format: 'post' });
const REQUESTS = ['DOWNLOAD', 'SHARE', 'COPY', 'PREPARE_SHARE'];

describe.each(flows)('post flow $name', ({ machine, then }) => {
  it(`goes from the details to "${then}", scrolled to the top, and back`, () => {
    expect(after(machine).value).toBe('details');
    expect(after(machine).can('PREVIOUS')).toBe(false);
    expect(after(machine, 'NEXT')).toMatchObject({ value: then, effects: ['scrollToTop'] });
    expect(after(machine, 'NEXT', 'PREVIOUS').value).toBe('details');
  });

  it('downloads nothing from the details form', () => {
    expect(after(machine).can({ type: 'DOWNLOAD', ...poster(1) })).toBe(false);
  });
});

describe.each(flows.filter(({ then }) => then === 'select'))('templates of $name', ({ machine }) => {
  const visitor = after(machine, 'NEXT');
  const member = after(machine, 'SIGNED_IN', 'NEXT');

  it.each(REQUESTS)('accepts %s for two templates from a visitor, for all four from a member', (type) => {
    const accepted = ({ can }: typeof visitor) =>
      TEMPLATE_NUMBERS.filter((template) => can({ type, ...poster(template) }));
    expect(accepted(visitor)).toEqual([1, 2]);
    expect(accepted(member)).toEqual([1, 2, 3, 4]);
  });

  it('downloads several only if all of them are unlocked', () => {
    const several = (...templates: TemplateNumber[]) =>
      visitor.can({ type: 'DOWNLOAD_ALL', posters: templates.map(poster) });
    expect(several(1, 2)).toBe(true);
    expect(several(1, 2, 3)).toBe(false);
  });

  it('unlocks in place on sign-in, and locks again on sign-out', () => {
    const third = { type: 'DOWNLOAD', ...poster(3) };
    const signedIn = after(machine, 'NEXT', 'SIGNED_IN');
    expect([signedIn.value, signedIn.can(third)]).toEqual(['select', true]);
    expect(after(machine, 'NEXT', 'SIGNED_IN', 'SIGNED_OUT').can(third)).toBe(false);
  });

  it('asks for the export, and for the popup of a visitor, as effects', () => {
    expect(after(machine, 'NEXT', { type: 'DOWNLOAD', ...poster(2) }).effects).toEqual(['startExport']);
    expect(after(machine, 'NEXT', 'LOGIN').effects).toEqual(['openLoginPopup']);
    expect(member.can('LOGIN')).toBe(false);
  });
});
