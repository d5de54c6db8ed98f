// Stands first: Redux Toolkit looks for DevTools when it is loaded.
import '../../test/jest/devToolsExtension';
import { storeWith } from '../../test/jest/fakes';
import { picture, playedSession } from '../../test/jest/playedSession';
import { DEV_TOOLS, sanitised } from './devTools';
import { socialDetailChanged } from './postActions';

describe('what Redux DevTools shows', () => {
  it('names a picture by kind and size instead of its bytes', () => {
    const action = DEV_TOOLS.actionSanitizer(socialDetailChanged({ field: 'selectedPhoto', value: picture }));
    expect(action.payload).toEqual({ field: 'selectedPhoto', value: 'data:image/png;base64,… (293 KB)' });
    expect(action.type).toBe('socialPost/detailChanged');
  });

  it('elides in the state as well, and leaves the state itself alone', () => {
    const { store } = storeWith();
    store.dispatch(socialDetailChanged({ field: 'selectedPhoto', value: picture }));
    const shown = DEV_TOOLS.stateSanitizer(store.getState());
    expect(JSON.stringify(shown).length).toBeLessThan(20_000);
    expect(store.getState().socialPost.selectedPhoto).toBe(picture);
    expect(shown.resume).toBe(store.getState().resume);
  });

  it('cuts long texts, and shows no password', () => {
    expect(sanitised({ text: 'x'.repeat(5000) }).text).toBe(`${'x'.repeat(200)}… (5000 characters)`);
    expect(sanitised({ form: { password: 'hunter2', newPassword: 'hunter3' } })).toEqual({
      form: { password: '…', newPassword: '…' },
    });
  });

  it('copies nothing when there is nothing to leave out', () => {
    const value = { list: [1, { text: 'data: not a picture' }], none: null };
    expect(sanitised(value)).toBe(value);
    expect(sanitised([picture, 1])).toEqual(['data:image/png;base64,… (293 KB)', 1]);
  });

  it('reads as a story: slice and fact, or flow and event; redux-persist keeps to itself', async () => {
    const { tools } = await playedSession();
    const isHidden = (type: string) =>
      DEV_TOOLS.actionsDenylist.some((hidden) => new RegExp(hidden).test(type));
    const types = tools.actions().map(({ type }) => type);
    expect(types.filter(isHidden)).toEqual(['persist/PERSIST', 'persist/FLUSH']);
    const unreadable = types
      .filter((type) => !isHidden(type))
      .filter((type) => !/^[a-z][A-Za-z]+\/[a-z][A-Za-z]+$|^flow\/[a-z][A-Za-z]+\/[A-Z][A-Z_]+$/.test(type));
    expect(unreadable).toEqual([]);
    expect(types).toEqual(
      expect.arrayContaining([
        'auth/signedOut',
        'tools/opened',
        'resume/personalInfoChanged',
        'resume/undone',
      ]),
    );
    expect(types).toEqual(expect.arrayContaining(['flow/resumeA/NEXT', 'flow/posterExport/ADVANCE']));
  });

  it('holds no password anywhere in the log, not even before it is sanitised', async () => {
    const { tools } = await playedSession();
    expect(JSON.stringify(tools.log())).not.toMatch(/wrong-secret|right-secret/);
  });
});
