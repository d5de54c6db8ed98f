import { afterTyping } from './afterTyping';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows once for a run of letters, after its last', () => {
  const box = document.body.appendChild(document.createElement('input'));
  const type = () => box.dispatchEvent(new Event('input', { bubbles: true }));
  const follow = jest.fn();
  afterTyping(follow);
  for (let letter = 0; letter < 7; letter += 1) {
    jest.advanceTimersByTime(100);
    type();
  }
  jest.advanceTimersByTime(100);
  expect(follow).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  type();
  jest.runAllTimers();
  expect(follow).toHaveBeenCalledTimes(1);
});
