import { MemoryStorage, settled, storeWith } from '../../test/jest/fakes';
import { BUSINESS_KEYS, RESUME_KEYS, SOCIAL_KEYS } from '../domain/sessionKeys';
import { businessDetailChanged, socialDetailChanged } from './postActions';
import { flowEvent } from './flows';
import { itemAdded, itemChanged, personalInfoChanged, photoChosen } from './resumeSlice';
import { fitToggled, paperChosen } from './resumeLayoutSlice';
import { initialState } from './rootReducer';
import { selectToasts } from './toastsSlice';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

/** State of a new store with the same session, as after a reload. */
const reloaded = (session: MemoryStorage) => storeWith(session).store.getState();

describe('session mirror', () => {
  it('writes nothing on a first visit', async () => {
    const { session, saved } = storeWith();
    await saved();
    expect(session.writes).toEqual([]);
  });

  it.each(Object.entries(SOCIAL_KEYS).filter(([field]) => field !== 'selectedPhoto'))(
    'keeps %s of the social post as plain text under its own key',
    async (field, key) => {
      const { store, session, saved } = storeWith();
      store.dispatch(
        socialDetailChanged({ field: field as keyof typeof SOCIAL_KEYS, value: '"Ünïcode", 1' }),
      );
      await saved();
      expect(session.getItem(key)).toBe('"Ünïcode", 1');
      expect(reloaded(session).socialPost[field as keyof typeof SOCIAL_KEYS]).toBe('"Ünïcode", 1');
    },
  );

  it.each(Object.entries(BUSINESS_KEYS))(
    'keeps %s of the business post under its own key',
    async (field, key) => {
      const { store, session, saved } = storeWith();
      const value = field === 'logo' ? LOGO : '25';
      store.dispatch(businessDetailChanged({ field: field as keyof typeof BUSINESS_KEYS, value }));
      await saved();
      expect(session.getItem(key)).toBe(value);
      expect(reloaded(session).businessPost[field as keyof typeof BUSINESS_KEYS]).toBe(value);
    },
  );

  it('restores every list and the personal data of a resume', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(personalInfoChanged({ field: 'fullName', value: 'Nisha Verma' }));
    store.dispatch(itemAdded({ list: 'workExperiences' }));
    store.dispatch(itemChanged({ list: 'workExperiences', id: 2, changes: { position: 'Developer' } }));
    store.dispatch(itemChanged({ list: 'languages', id: 1, changes: { fluency: '8' } }));
    await saved();
    expect(JSON.parse(session.getItem(RESUME_KEYS.personalInfo)!)).toMatchObject({ fullName: 'Nisha Verma' });
    expect(reloaded(session).resume).toEqual(store.getState().resume);
  });

  it('writes only the key that changed', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(socialDetailChanged({ field: 'selectedPhoto', value: LOGO }));
    await saved();
    store.dispatch(socialDetailChanged({ field: 'companyName', value: 'S' }));
    await saved();
    expect(session.writes).toEqual(['selectedPhoto', 'companyName']);
  });

  it('returns to the same step after a reload', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(flowEvent('resumeA', { type: 'NEXT' }));
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    await saved();
    expect(reloaded(session).flows).toEqual({ ...store.getState().flows, effects: [] });
    expect(reloaded(session).flows.resumeA.value).toBe('work');
  });

  it('does not bring back a popup or a job', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'resume' }));
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    await saved();
    expect(reloaded(session).flows.loginPopup.value).toBe('closed');
  });
});

it('stores an edit immediately when the page is left', async () => {
  const { store, session, dependencies } = storeWith();
  await settled();
  store.dispatch(socialDetailChanged({ field: 'companyName', value: 'Sharma' }));
  expect(session.getItem('companyName')).toBeNull();
  dependencies.leave();
  expect(session.getItem('companyName')).toBe('Sharma');
});

describe('the key shared by the logo and the resume photo', () => {
  const photo = { name: 'me.jpg', size: 1200, type: 'image/jpeg' };

  it('stores and restores the photo’s metadata while there is no logo', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(photoChosen(photo));
    await saved();
    expect(JSON.parse(session.getItem('selectedPhoto')!)).toEqual(photo);
    expect(reloaded(session).resume.selectedPhoto).toEqual(photo);
    expect(reloaded(session).socialPost.selectedPhoto).toBe('');
  });

  it('never overwrites a logo', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(socialDetailChanged({ field: 'selectedPhoto', value: LOGO }));
    store.dispatch(photoChosen(photo));
    await saved();
    expect(session.getItem('selectedPhoto')).toBe(LOGO);
    store.dispatch(photoChosen(null));
    await saved();
    expect(session.getItem('selectedPhoto')).toBe(LOGO);
    expect(reloaded(session).socialPost.selectedPhoto).toBe(LOGO);
  });
});

describe('bad storage', () => {
  it.each([
    ['damaged JSON', '{"fullName":'],
    ['a foreign shape', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('ignores a key that contains %s, and restores the rest', (_what, raw) => {
    const session = new MemoryStorage({
      personalInfoFormData: raw,
      companyName: 'Sharma Traders',
      languages: '[{"id":4,"name":"Hindi","fluency":9}]',
    });
    const { store } = storeWith(session);
    expect(store.getState().resume.personalInfo).toEqual(initialState.resume.personalInfo);
    expect(store.getState().socialPost.companyName).toBe('Sharma Traders');
    expect(store.getState().resume.languages).toEqual([{ id: 4, name: 'Hindi', fluency: '9' }]);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it.each([
    ['not JSON', 'x'],
    ['an unknown state', '{"resumeA":{"value":"nowhere"}}'],
    [
      'an unknown stop behind the gate',
      '{"resumeC":{"value":"locked","history":{"resumeC.open.lastStop":["x"]}}}',
    ],
    ['a template that the picker doesn’t have', '{"gymPicker":{"value":{"nextStep":"template99"}}}'],
    ['not a record', '{"resumeA":5}'],
  ])('resets a flow when its record is %s', (_what, raw) => {
    const { store } = storeWith(new MemoryStorage({ flows: raw, companyName: 'S' }));
    expect(store.getState().flows).toEqual(initialState.flows);
    expect(store.getState().socialPost.companyName).toBe('S');
  });

  it.each([
    ['logo', 'https://example.com/spy.png'],
    ['logo', 'null'],
    ['offerPercentage', '{}'],
  ] as const)('ignores a %s that is %s', (field, raw) => {
    const { store } = storeWith(new MemoryStorage({ [field]: raw, businessName: 'Lotus Gym' }));
    expect(store.getState().businessPost).toMatchObject({ [field]: '', businessName: 'Lotus Gym' });
  });

  it('neither stores nor restores half an emoji', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(socialDetailChanged({ field: 'companyName', value: 'Asha \uD83D' }));
    store.dispatch(personalInfoChanged({ field: 'fullName', value: '\uDE94Asha \u{1FA94}' }));
    await saved();
    expect(session.getItem('companyName')).toBe('Asha ');
    expect(session.getItem('personalInfoFormData')).toContain('"Asha \u{1FA94}"');
    const broken = storeWith(
      new MemoryStorage({ companyName: 'A\uD83D', skills: '[{"name":"\\ud83d"}]' }),
    ).store;
    expect(broken.getState().socialPost.companyName).toBe('A');
    expect(broken.getState().resume.skills).toMatchObject([{ name: '' }]);
  });

  it('replaces missing and duplicate ids', () => {
    const raw = '[{"id":1,"name":"a"},{"id":1,"name":"b"},{"name":"c"},{"id":"4","name":"d"}]';
    const { interests } = storeWith(new MemoryStorage({ interests: raw })).store.getState().resume;
    expect(interests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(interests.map(({ id }) => id)).size).toBe(4);
  });

  it('clears invalid numbers, which a number input could not show', () => {
    const raw = '[{"id":1,"name":"Hindi","fluency":"good"},{"id":2,"name":"Tamil","fluency":"8"}]';
    const { languages } = storeWith(new MemoryStorage({ languages: raw })).store.getState().resume;
    expect(languages.map(({ fluency }) => fluency)).toEqual(['', '8']);
  });

  it('restores the sheet layout, ignoring an unknown paper', async () => {
    const { store, session, saved } = storeWith();
    store.dispatch(paperChosen('letter'));
    store.dispatch(fitToggled(true));
    await saved();
    expect(reloaded(session).resumeLayout).toEqual({ paper: 'letter', isFitted: true, isPlain: false });
    const strange = storeWith(new MemoryStorage({ resumeLayout: '{"paper":"papyrus","isPlain":1}' })).store;
    expect(strange.getState().resumeLayout).toEqual({ paper: 'a4', isFitted: false, isPlain: false });
  });
});
