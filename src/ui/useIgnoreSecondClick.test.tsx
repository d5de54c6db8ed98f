import { fireEvent, renderHook } from '@testing-library/react';
import { useIgnoreSecondClick } from './useIgnoreSecondClick';

it('each part that goes has its own time in which a second click is swallowed', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  timeout.mockReturnValueOnce(first.signal).mockReturnValueOnce(second.signal);
  for (const part of [renderHook(useIgnoreSecondClick), renderHook(useIgnoreSecondClick)]) part.unmount();
  first.abort();
  expect(fireEvent.click(document.body, { detail: 1 })).toBe(true);
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  second.abort();
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(true);
  timeout.mockRestore();
});
