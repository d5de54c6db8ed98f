import { storeWith } from '../../test/jest/fakes';
import { DEV_TOOLS, withoutPictures } from './devTools';
import { socialDetailChanged } from './postActions';

const picture = `data:image/png;base64,${'A'.repeat(400_000)}`;

describe('Redux DevTools', () => {
  it('shows a picture by kind and size instead of its bytes', () => {
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

  it('copies nothing when there is no picture', () => {
    const value = { list: [1, { text: 'data: not a picture' }], none: null };
    expect(withoutPictures(value)).toBe(value);
    expect(withoutPictures([picture, 1])).toEqual(['data:image/png;base64,… (293 KB)', 1]);
  });
});
