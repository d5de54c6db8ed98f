import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { swallowSecondClick, useIgnoreSecondClick } from './useIgnoreSecondClick';

it('each part that comes or goes has its own time in which a second click is swallowed', () => {
  const [opened, first, second] = [new AbortController(), new AbortController(), new AbortController()];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(opened.signal);
  const parts = [renderHook(useIgnoreSecondClick), renderHook(useIgnoreSecondClick)];
  expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false);
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  timeout.mockReturnValueOnce(first.signal).mockReturnValueOnce(second.signal);
  for (const part of parts) part.unmount();
  opened.abort();
  first.abort();
  expect(fireEvent.click(document.body, { detail: 1 })).toBe(true);
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  second.abort();
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(true);
  timeout.mockRestore();
});

it('the second tap of a double tap is swallowed, though iOS counts each as a first click', () => {
  const onClick = jest.fn();
  render(
    <div onClickCapture={swallowSecondClick}>
      <button onClick={onClick}>Add</button>
    </div>,
  );
  const at = (timeStamp: number, event: Event) =>
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  const tap = (timeStamp: number, y: number, pointerType = 'touch') => {
    const press = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType, x: 9, y });
    fireEvent(screen.getByRole('button'), at(timeStamp, press));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    return fireEvent(screen.getByRole('button'), at(timeStamp + 80, click));
  };
  expect([tap(1000, 9), tap(1300, 20)]).toEqual([true, false]);
  expect([tap(2000, 9), tap(2300, 90)]).toEqual([true, true]);
  expect([tap(3000, 9), tap(3600, 9)]).toEqual([true, true]);
  expect([tap(5000, 9, 'mouse'), tap(5300, 9, 'mouse')]).toEqual([true, true]);
  expect(onClick).toHaveBeenCalledTimes(7);
});
