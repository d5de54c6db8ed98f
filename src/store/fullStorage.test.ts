import { MemoryStorage, storeWith } from '../../test/jest/fakes';
import type { SocialDetails } from '../domain/posts/details';
import { detailChanged } from './postDetailsSlice';
import { initialState } from './rootReducer';
import { createSessionMirror } from './sessionMirror';
import { selectIsSavable } from './sessionSlice';
import { selectToasts } from './toastsSlice';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

describe('storage that is full or blocked', () => {
  it('continues in memory when the storage is full, warns once, and saves on leaving if there is room', async () => {
    const session = new MemoryStorage();
    session.capacity = 0;
    const { store, saved } = storeWith(session);
    for (const value of ['S', 'Sh', 'Sha']) {
      store.dispatch(detailChanged({ field: 'companyName', value }));
      await saved();
    }
    expect(store.getState().postDetails.companyName).toBe('Sha');
    expect(selectToasts(store.getState())).toHaveLength(1);
    expect(selectIsSavable(store.getState())).toBe(false);
    session.capacity = 100;
    await saved();
    expect(session.getItem('companyName')).toBe('Sha');
    expect(selectIsSavable(store.getState())).toBe(true);
  });

  it('saves what did not fit with the next write that leaves room for it', () => {
    const session = new MemoryStorage();
    session.capacity = LOGO.length;
    const savable = jest.fn();
    const mirror = createSessionMirror(() => session, initialState, savable, jest.fn());
    const write = (changes: Partial<SocialDetails>) =>
      mirror.setItem('session', { postDetails: { ...initialState.postDetails, ...changes } });
    void write({ selectedPhoto: LOGO });
    void write({ selectedPhoto: LOGO, phoneNumber: '98765' });
    expect(session.getItem('phoneNumber')).toBeNull();
    void write({ phoneNumber: '98765' });
    expect(session.getItem('phoneNumber')).toBe('98765');
    expect(savable.mock.calls).toEqual([[false], [true]]);
    void mirror.removeItem();
    expect(session).toHaveLength(0);
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    ],
    ['is null', () => JSON.parse('null') as Storage],
  ])('works where the storage %s, and warns once', async (_what, sessionStorage) => {
    const { store, saved } = storeWith(undefined, { sessionStorage });
    store.dispatch(detailChanged({ field: 'companyName', value: 'S' }));
    await saved();
    expect(store.getState().postDetails.companyName).toBe('S');
    expect(selectToasts(store.getState())).toHaveLength(1);
  });

  it('does not bring back what the visitor cleared with the data of the site', async () => {
    const { store, saved, session } = storeWith();
    const type = async (field: 'companyName' | 'phoneNumber', value: string) => {
      store.dispatch(detailChanged({ field, value }));
      await saved();
    };
    await type('companyName', 'Sharma');
    session.clear();
    await type('phoneNumber', '98765');
    expect(store.getState().postDetails.companyName).toBe('Sharma');
    expect([...session.values.keys()]).toEqual(['phoneNumber']);
  });
});
