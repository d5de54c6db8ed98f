import { ASHA, MemoryStorage, restored, settled, storeWith } from '../../test/jest/fakes';
import { DEFAULT_LAYOUT } from '../domain/resume/layout';
import { RESUME_LIST_NAMES } from '../domain/resume/lists';
import { PARAGRAPH_MAX } from '../domain/fields';
import { BUSINESS_KEYS, RESUME_KEYS, SOCIAL_KEYS } from '../domain/sessionKeys';
import { signedIn, signedOut } from './authFacts';
import { detailChanged } from './postDetailsSlice';
import { flowEvent } from './flows';
import { itemAdded, partChanged, personalInfoChanged, photoChosen } from './resumeSlice';
import { initialState } from './rootReducer';
import { selectToasts } from './toastsSlice';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';
type DetailField = keyof typeof SOCIAL_KEYS | keyof typeof BUSINESS_KEYS;
/** Values of the fields that don't take any text. */
const NOT_TYPED: Partial<Record<DetailField, string>> = {
  selectedPhoto: LOGO,
  logo: LOGO,
  offerPercentage: '25',
};

describe('session mirror', () => {
  it('writes nothing on a first visit', async () => {
    const { session, saved } = storeWith();
    await saved();
    expect(session.writes).toEqual([]);
  });

  it.each(Object.entries({ ...SOCIAL_KEYS, ...BUSINESS_KEYS }) as [DetailField, string][])(
    'keeps %s of a post as plain text under its own key',
    async (field, key) => {
      const { store, session, saved } = storeWith();
      const value = NOT_TYPED[field] ?? '"Ünïcode", 1';
      store.dispatch(detailChanged({ field, value }));
      await saved();
      expect(session.getItem(key)).toBe(value);
    },
  );

  it('keeps each part of a resume as JSON under its own key', async () => {
    const { store, session, saved } = storeWith();
    const photo = { name: 'me.jpg', size: 1200, type: 'image/jpeg' };
    store.dispatch(personalInfoChanged({ field: 'fullName', value: 'Nisha Verma' }));
    for (const list of RESUME_LIST_NAMES) store.dispatch(itemAdded({ list }));
    store.dispatch(photoChosen(photo));
    await saved();
    const stored = (key: string) => JSON.parse(session.getItem(key) ?? 'null') as unknown;
    const { resume } = store.getState();
    expect(stored(RESUME_KEYS.personalInfo)).toEqual(resume.personalInfo);
    for (const list of RESUME_LIST_NAMES) expect(stored(RESUME_KEYS[list])).toEqual(resume[list]);
    expect(stored(RESUME_KEYS.selectedPhoto)).toEqual(photo);
  });

  it('keeps the letter under its own key, and each of its texts only up to the longest that a form takes', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(
      partChanged({ part: 'letter', label: 'Company', field: 'company', changes: { company: 'Neem Tree' } }),
    );
    await saved();
    expect(session.getItem(RESUME_KEYS.letter)).toBe('{"company":"Neem Tree"}');
    expect(restored(session).resume.letter).toEqual({ company: 'Neem Tree' });
    session.setItem(RESUME_KEYS.letter, JSON.stringify({ opening: 'x'.repeat(PARAGRAPH_MAX + 1), job: 7 }));
    expect(restored(session).resume.letter).toEqual({ opening: 'x'.repeat(PARAGRAPH_MAX), job: '7' });
  });

  it('writes only the key that changed', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(detailChanged({ field: 'selectedPhoto', value: LOGO }));
    await saved();
    store.dispatch(detailChanged({ field: 'companyName', value: 'S' }));
    await saved();
    expect(session.writes).toEqual(['selectedPhoto', 'companyName']);
  });

  it('does not bring back a popup or a job', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'resume' }));
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    await saved();
    expect(restored(session).flows.loginPopup.value).toBe('closed');
  });
});

it('stores an edit immediately when the page is left', async () => {
  const { store, session, dependencies } = storeWith();
  await settled();
  store.dispatch(detailChanged({ field: 'companyName', value: 'Sharma' }));
  expect(session.getItem('companyName')).toBeNull();
  dependencies.leave();
  expect(session.getItem('companyName')).toBe('Sharma');
});

describe('bad storage', () => {
  it('restores the rest where a key is damaged, without a word', () => {
    const languages = '[{"id":4,"name":"Hindi","fluency":9}]';
    const state = restored({ personalInfoFormData: '{"fullName":', languages });
    expect(state.resume.personalInfo).toEqual(initialState.resume.personalInfo);
    expect(state.resume.languages).toEqual([{ id: 4, name: 'Hindi', fluency: '9' }]);
    expect(selectToasts(state)).toEqual([]);
  });

  it('keeps the place behind the gate while a member is logged out', async () => {
    const { store, session, saved } = storeWith();
    const member = signedIn({ user: ASHA, via: 'session', warnings: [] });
    for (const action of [member, flowEvent('resumeC', { type: 'NEXT' }), signedOut({ by: 'logout' })])
      store.dispatch(action);
    await saved();
    const again = storeWith(session).store;
    expect(again.getState().flows.resumeC.value).toBe('locked');
    again.dispatch(member);
    expect(again.getState().flows.resumeC.value).toEqual({ open: 'work' });
  });

  it.each([
    ['resumeA', 2, 'education', 'work'],
    ['resumeC', 3, 'professionalSkills', { open: 'education' }],
  ] as const)(
    'opens %s, %i steps on, at the step before one that is no more: %s',
    async (flow, presses, gone, expected) => {
      const tab = storeWith();
      const member = signedIn({ user: ASHA, via: 'session', warnings: [] });
      tab.store.dispatch(member);
      for (let press = 0; press < presses; press += 1) tab.store.dispatch(flowEvent(flow, { type: 'NEXT' }));
      await tab.saved();
      const flows = tab.session.getItem('flows')?.replace(`"${gone}"`, '"hobbies"') ?? '';
      const { store } = storeWith({ flows });
      store.dispatch(member);
      expect(flows).toContain('hobbies');
      expect(store.getState().flows[flow].value).toEqual(expected);
    },
  );

  it('neither stores nor restores half an emoji', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(detailChanged({ field: 'companyName', value: 'Asha \uD83D' }));
    store.dispatch(personalInfoChanged({ field: 'fullName', value: '\uDE94Asha \u{1FA94}' }));
    await saved();
    expect(session.getItem('companyName')).toBe('Asha ');
    expect(session.getItem('personalInfoFormData')).toContain('"Asha \u{1FA94}"');
    const { postDetails, resume } = restored({ companyName: 'A\uD83D', skills: '[{"name":"\\ud83d"}]' });
    expect([postDetails.companyName, resume.skills[0]?.name]).toEqual(['A', '']);
  });

  it('replaces missing and duplicate ids', () => {
    const raw = '[{"id":1,"name":"a"},{"id":1,"name":"b"},{"name":"c"},{"id":"4","name":"d"}]';
    const { interests } = restored({ interests: raw }).resume;
    expect(interests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(interests.map(({ id }) => id)).size).toBe(4);
  });

  it('clears invalid numbers, which a number input could not show', () => {
    const languages = '[{"id":1,"name":"Hindi","fluency":"good"},{"id":2,"name":"Tamil","fluency":"8"}]';
    const { resume, postDetails } = restored({ languages, offerPercentage: '{}' });
    expect(resume.languages).toMatchObject([{ fluency: '' }, { fluency: '8' }]);
    expect(postDetails.offerPercentage).toBe('');
  });

  it('shortens a text that its field would not accept, not within an emoji, and says so once', async () => {
    const fullName = `${'x'.repeat(199)}👍🏽`;
    const session = new MemoryStorage({
      personalInfoFormData: JSON.stringify({ fullName }),
      companyName: 'y'.repeat(1_000_000),
    });
    const { store, saved } = storeWith(session);
    const { resume, postDetails } = store.getState();
    expect([resume.personalInfo.fullName, postDetails.companyName]).toEqual([
      'x'.repeat(199),
      'y'.repeat(200),
    ]);
    await settled();
    expect(selectToasts(store.getState())).toMatchObject([
      { text: expect.stringMatching(/shortened/) as unknown },
    ]);
    store.dispatch(detailChanged({ field: 'phoneNumber', value: '1' }));
    await saved();
    const next = storeWith(session).store;
    await settled();
    expect(selectToasts(next.getState())).toEqual([]);
  });

  it('keeps every entry of a list that no import would accept, in linear time', () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => ({ name: `${index}` }));
    expect(restored({ interests: JSON.stringify(entries) }).resume.interests).toHaveLength(50_000);
  });

  it('replaces an unknown paper by the default', () => {
    const { resumeLayout } = restored({ resumeLayout: '{"paper":"papyrus","isPlain":1}' });
    expect(resumeLayout).toEqual(DEFAULT_LAYOUT);
  });
});
