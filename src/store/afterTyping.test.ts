import type { UnknownAction } from '@reduxjs/toolkit';
import { storeWith } from '../../test/jest/fakes';
import { next, typedName } from '../../test/jest/playedSession';
import { detailChanged, selectPostDetails } from './postDetailsSlice';
import { itemChanged, partChanged, selectResume } from './resumeSlice';
import type { RootState } from './rootReducer';

const letter = (text: string) =>
  partChanged({ part: 'letter', field: 'subject', label: 'Subject', changes: { subject: text }, typedAt: 0 });
const skill = (name: string) => itemChanged({ list: 'skills', id: 1, changes: { name } });

it.each<[string, (text: string) => UnknownAction, (state: RootState) => unknown]>([
  ['a personal detail', typedName, (state) => selectResume(state).personalInfo.fullName],
  ['an entry', skill, (state) => selectResume(state).skills[0]?.name],
  ['the letter', letter, (state) => selectResume(state).letter.subject],
  [
    'a poster',
    (value) => detailChanged({ field: 'companyName', value }),
    (state) => selectPostDetails(state).companyName,
  ],
])('letters typed in %s are kept at once, and the page follows once typing pauses', (_where, type, read) => {
  const pauses: (() => void)[] = [];
  const { store } = storeWith(undefined, { afterTyping: (follow) => void pauses.push(follow) });
  const follow = jest.fn();
  store.subscribe(follow);
  store.dispatch(type('N'));
  store.dispatch(type('Ni'));
  expect(read(store.getState())).toBe('Ni');
  expect(follow).not.toHaveBeenCalled();
  pauses.splice(0).forEach((pause) => pause());
  expect(follow).toHaveBeenCalledTimes(1);
  store.dispatch(type('Nis'));
  // It need not wait for a letter before it.
  store.dispatch(next('resumeA'));
  expect(follow).toHaveBeenCalledTimes(2);
});

it('the page follows at once when a logo is chosen or removed', () => {
  const { store } = storeWith(undefined, { afterTyping: () => undefined });
  const follow = jest.fn();
  store.subscribe(follow);
  store.dispatch(detailChanged({ field: 'selectedPhoto', value: '' }));
  expect(follow).toHaveBeenCalledTimes(1);
});
