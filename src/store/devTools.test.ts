// Must come first: Redux Toolkit looks for DevTools on import.
import '../../test/jest/devToolsExtension';
import { storeWith } from '../../test/jest/fakes';
import { picture, playedSession } from '../../test/jest/playedSession';
import { DEV_TOOLS, sanitised } from './devTools';
import { detailChanged } from './postDetailsSlice';

describe('the DevTools options', () => {
  it('replace pictures by their type and size, without changing the state itself', () => {
    const { store } = storeWith();
    const action = detailChanged({ field: 'selectedPhoto', value: picture });
    store.dispatch(action);
    const shown = DEV_TOOLS.stateSanitizer(store.getState());
    const value = 'data:image/png;base64,… (293 KB)';
    expect(DEV_TOOLS.actionSanitizer(action)).toMatchObject({ ...action, payload: { value } });
    expect(shown.postDetails.selectedPhoto).toBe(value);
    expect(store.getState().postDetails.selectedPhoto).toBe(picture);
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
    expect(types).toEqual(expect.arrayContaining(['resume/undone', 'flow/posterExport/ADVANCE']));
  });

  it('do not need to remove passwords from the log, which contains none', async () => {
    const { tools } = await playedSession();
    expect(JSON.stringify(tools.log())).not.toMatch(/wrong-secret|right-secret/);
  });
});
