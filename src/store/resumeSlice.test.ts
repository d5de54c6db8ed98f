import { storeWith } from '../../test/jest/fakes';
import {
  itemAdded,
  itemChanged,
  itemMoved,
  itemRemoved,
  photoChosen,
  resumeImported,
  selectPrintableResume,
} from './resumeSlice';
import { selectToasts } from './toastsSlice';

/** A store with the interests a, b and c, with ids 1, 2 and 3. */
function withInterests() {
  const { store } = storeWith();
  const interests = ['a', 'b', 'c'].map((name, index) => ({ id: index + 1, name }));
  store.dispatch(resumeImported({ label: 'a.json imported', parts: { interests } }));
  const items = () => store.getState().resume.interests;
  const names = () => items().reduce((all, { name }) => all + name, '');
  return { store, names, ids: () => items().map(({ id }) => id) };
}

describe('resume lists', () => {
  it('gives an added entry no id whose origin is kept, so that it never gets the data of a removed one', () => {
    const { store, ids } = withInterests();
    const origin = { 'interests.4': '{"url":"https://example.com"}' };
    const interests = [{ id: 4, name: 'd' }];
    store.dispatch(resumeImported({ label: 'a.json imported', parts: { interests, origin } }));
    store.dispatch(itemRemoved({ list: 'interests', id: 4, title: 'd' }));
    store.dispatch(itemAdded({ list: 'interests' }));
    expect(ids()).toEqual([5]);
  });

  it.each([
    [1, 1, 'bac'],
    [3, 0, 'cab'],
    [1, 99, 'bca'],
    [2, -5, 'bac'],
    [9, 0, 'abc'],
  ])('moves entry %i to position %i', (id, to, expected) => {
    const { store, names, ids } = withInterests();
    store.dispatch(itemMoved({ list: 'interests', id, to }));
    expect(names()).toBe(expected);
    expect([...ids()].sort()).toEqual([1, 2, 3]);
  });

  it('ignores the removal of an entry that does not exist', () => {
    const { store, names } = withInterests();
    store.dispatch(itemRemoved({ list: 'interests', id: 77, title: 'none' }));
    expect(names()).toBe('abc');
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'a.json imported' }]);
  });
});

describe('printable resume', () => {
  it('omits blank entries', () => {
    const { store } = withInterests();
    store.dispatch(itemChanged({ list: 'interests', id: 2, changes: { name: '  ' } }));
    const printable = selectPrintableResume(store.getState());
    expect(printable.interests.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(printable.workExperiences).toEqual([]);
  });

  it('is the same object until the resume changes', () => {
    const { store } = withInterests();
    const before = selectPrintableResume(store.getState());
    expect(selectPrintableResume(store.getState())).toBe(before);
    store.dispatch(photoChosen({ name: 'me.jpg', size: 1, type: 'image/jpeg' }));
    expect(selectPrintableResume(store.getState())).not.toBe(before);
  });
});
