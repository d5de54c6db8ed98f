import { afterTyping } from './afterTyping';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('follows once for a run of letters, after its last', () => {
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

it('moves no button away between the press and the release of the pointer', () => {
  const follow = jest.fn();
  afterTyping(follow);
  jest.advanceTimersByTime(100);
  press();
  jest.advanceTimersByTime(300);
  expect(follow).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(follow).toHaveBeenCalledTimes(1);
});
