import { mirrorEntries } from '../store/mirrorEntries';
import { initialState } from '../store/rootReducer';
import { SOCIAL_KEYS } from './sessionKeys';
import { keysOfTool } from './toolKeys';

it('the keys of the resume builder are all that hold a part of a resume, but for the photo’s', () => {
  const parts = Object.values<unknown>({ ...initialState.resume, layout: initialState.resumeLayout });
  const keys = mirrorEntries().filter(({ read }) => parts.includes(read(initialState)));
  expect(keysOfTool('/resume')).toEqual(
    expect.arrayContaining(keys.map(({ key }) => key).filter((key) => key !== SOCIAL_KEYS.selectedPhoto)),
  );
});
