// Must come first: Redux Toolkit looks for DevTools on import.
import '../../test/jest/devToolsExtension';
import { storeWith } from '../../test/jest/fakes';
import { picture, playedSession } from '../../test/jest/playedSession';
import { DEV_TOOLS, sanitised } from './devTools';
import { socialDetailChanged } from './postActions';

describe('the DevTools options', () => {
  it('replace the data of pictures by type and size', () => {
    const action = DEV_TOOLS.actionSanitizer(socialDetailChanged({ field: 'selectedPhoto', value: picture }));
    expect(action.payload).toEqual({ field: 'selectedPhoto', value: 'data:image/png;base64,… (293 KB)' });
    expect(action.type).toBe('socialPost/detailChanged');
  });

  it('shorten the displayed state without changing the actual one', () => {
    const { store } = storeWith();
    store.dispatch(socialDetailChanged({ field: 'selectedPhoto', value: picture }));
    const shown = DEV_TOOLS.stateSanitizer(store.getState());
    expect(JSON.stringify(shown).length).toBeLessThan(20_000);
    expect(store.getState().socialPost.selectedPhoto).toBe(picture);
    expect(shown.resume).toBe(store.getState().resume);
  });

  it('truncate long texts and hide passwords', () => {
    expect(sanitised({ text: 'x'.repeat(5000) }).text).toBe(`${'x'.repeat(200)}… (5000 characters)`);
    expect(sanitised({ form: { password: 'hunter2', newPassword: 'hunter3' } })).toEqual({
      form: { password: '…', newPassword: '…' },
    });
  });

  it('return the same object when there is nothing to hide', () => {
    const value = { list: [1, { text: 'data: not a picture' }], none: null };
    expect(sanitised(value)).toBe(value);
    expect(sanitised([picture, 1])).toEqual(['data:image/png;base64,… (293 KB)', 1]);
  });

  it('show only readable action types, slice/fact or flow/event, and hide those of redux-persist', async () => {
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

  it('need not remove passwords from the log, because it contains none', async () => {
    const { tools } = await playedSession();
    expect(JSON.stringify(tools.log())).not.toMatch(/wrong-secret|right-secret/);
  });
});
