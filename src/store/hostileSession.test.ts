import { ASHA, restored, storeWith } from '../../test/jest/fakes';
import { REMEMBERED_FLOWS } from '../../machines';
import { RESUME_LIST_NAMES } from '../domain/resume/lists';
import { FLOWS_KEY } from '../domain/sessionKeys';
import { signedIn } from './authFacts';
import { mirrorEntries } from './mirrorEntries';
import { initialState } from './rootReducer';

const KEYS = mirrorEntries().map(({ key }) => key);

it.each([
  ['JSON that breaks off', '{"a":'],
  ['nothing', 'null'],
  ['an empty text', '""'],
  ['a word', 'true'],
  ['a number', '12345'],
  ['a list without entries', '[]'],
  ['an object without fields', '{}'],
  ['a list of nothing', '[null]'],
  ['a list of numbers', '[1,2]'],
  ['a list of lists', '[[]]'],
  ['objects for texts', '[{"heading":{},"entries":[],"name":{}}]'],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['entries with a prototype', '[{"__proto__":{"polluted":true}}]'],
  ['a foreign address', 'https://example.com/spy.png'],
  ['a script', '<script>alert(1)</script>'],
  ['half an emoji', '"\\ud800"'],
  ['a page', 'data:text/html,<script>alert(1)</script>'],
  ['a picture with a script', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
  ['5,000 brackets', '['.repeat(5000)],
  ['300 levels', '['.repeat(300) + ']'.repeat(300)],
])('every tool gets nothing but texts where each key contains %s', (_what, raw) => {
  const { resume, postDetails, ...rest } = restored(Object.fromEntries(KEYS.map((key) => [key, raw])));
  const entries = RESUME_LIST_NAMES.flatMap((list): object[] => resume[list]);
  const fields = [resume.personalInfo, resume.letter, postDetails, ...entries].flatMap((part) =>
    Object.entries<unknown>({ ...part }),
  );
  const isFit = ([name, value]: [string, unknown]) => typeof value === (name === 'id' ? 'number' : 'string');
  expect(fields.filter((field) => !isFit(field))).toEqual([]);
  // Any other text would be requested as an address.
  for (const picture of [postDetails.selectedPhoto, postDetails.logo])
    expect(picture).toMatch(/^(?:data:image\/|$)/);
  expect(Object.keys(resume.personalInfo)).toEqual(Object.keys(initialState.resume.personalInfo));
  expect(resume).toMatchObject({ design: {}, ownSections: [] });
  const { flows, resumeLayout, postOptions } = initialState;
  expect(rest).toMatchObject({ flows, resumeLayout, postOptions });
  expect({}).not.toHaveProperty('polluted');
});

describe('the place in a tool', () => {
  it.each([
    ['a huge number', 1e9],
    ['a negative number', -5],
    ['nothing', null],
    ['a place that never was', 'somewhere'],
    ['a name that every object has', 'constructor'],
    ['too deep a place', { open: { work: { deeper: 'still' } } }],
    ['a poster that is not there', { nextStep: 'template99' }],
    ['a history state', { open: 'lastStop' }],
  ])('is the first one if %s is stored', (_what, value) => {
    const flows = Object.fromEntries(
      REMEMBERED_FLOWS.map((flow) => [flow, { value, before: ['hobbies', null], context: { chosen: 99 } }]),
    );
    expect(restored({ [FLOWS_KEY]: JSON.stringify(flows) }).flows).toEqual(initialState.flows);
  });

  it.each([[['open.lastStop']], [['locked']], [[]]])(
    'is behind the gate of template 3 for a member, although the gate remembers %j',
    (remembered) => {
      const history = { 'resumeC.open.lastStop': remembered.map((state) => `resumeC.${state}`) };
      const flows = JSON.stringify({ resumeC: { value: 'locked', history } });
      const { store } = storeWith({ [FLOWS_KEY]: flows });
      store.dispatch(signedIn({ user: ASHA, via: 'session', warnings: [] }));
      expect(store.getState().flows.resumeC.value).toEqual({ open: 'personal' });
    },
  );

  it('opens no template by what is stored with it', () => {
    const diwali = { value: 'select', context: { access: 'member' } };
    expect(restored({ [FLOWS_KEY]: JSON.stringify({ diwali }) }).flows.diwali).toEqual({
      value: 'select',
      context: initialState.flows.diwali.context,
    });
  });
});
