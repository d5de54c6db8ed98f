import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './Slider';

const ITEM_WIDTH = 100;
let scrolls: number[];
let prefersStill: boolean;
let hidden: jest.SpyInstance<boolean>;

/** jsdom has no layout: six items of 100 px in a list 300 px wide. */
beforeEach(() => {
  jest.useFakeTimers();
  scrolls = [];
  prefersStill = false;
  hidden = jest.spyOn(document, 'hidden', 'get');
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ITEM_WIDTH;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(3 * ITEM_WIDTH);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options?: unknown) {
    const { left = 0 } = options as ScrollToOptions;
    this.scrollLeft = left;
    scrolls.push(left);
    fireEvent.scroll(this);
    fireEvent(this, new Event('scrollend'));
  });
  const noQueryMatches = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(noQueryMatches(query), { matches: query.includes('reduced-motion') && prefersStill }),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderSlider() {
  const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ key: name, content: name }));
  render(<Slider label="Sample sites" itemName="sample" layout="3-2-1" interval={3000} items={items} />);
  return screen.getByRole('group', { name: 'Sample sites' });
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const currentDot = () =>
  screen
    .getAllByRole('button', { name: /Go to/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

it('has a dot per stop, advances after each interval and wraps around, without a word', () => {
  renderSlider();
  expect(screen.getAllByRole('button', { name: /Go to/ })).toHaveLength(4);
  wait(2999);
  expect(scrolls).toEqual([]);
  wait(1);
  expect(scrolls).toEqual([100]);
  for (let turn = 0; turn < 3; turn++) wait(3000);
  expect(scrolls).toEqual([100, 200, 300, 0]);
  expect(currentDot()).toBe(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('moves by its buttons, dots and keys, also around, and announces the position', () => {
  renderSlider();
  const key = (name: string, init = {}) =>
    fireEvent.keyDown(screen.getByRole('list'), { key: name, ...init });
  for (const [move, place] of [
    [() => press('Previous sample'), 'sample 4 to 6 of 6'],
    [() => press('Next sample'), 'sample 1 to 3 of 6'],
    [() => press('Go to sample 4'), 'sample 4 to 6 of 6'],
    [() => key('ArrowLeft'), 'sample 3 to 5 of 6'],
    [() => key('ArrowRight'), 'sample 4 to 6 of 6'],
    [() => key('Home'), 'sample 1 to 3 of 6'],
    [() => key('End'), 'sample 4 to 6 of 6'],
    [() => key('ArrowLeft', { altKey: true }), 'sample 4 to 6 of 6'],
  ] as const) {
    move();
    expect(screen.getByRole('status')).toHaveTextContent(place);
  }
  expect(currentDot()).toBe(3);
});

it.each<[when: string, hold: (slider: Element) => unknown, release: (slider: Element) => unknown]>([
  ['after Pause, until Play', () => press('Pause'), () => press('Play')],
  ['while the pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['while it has the focus', fireEvent.focus, fireEvent.blur],
  ['while the tab is hidden', () => hidden.mockReturnValue(true), () => hidden.mockReturnValue(false)],
])('does not advance %s', (_when, hold, release) => {
  const slider = renderSlider();
  hold(slider);
  wait(10_000);
  expect(scrolls).toEqual([]);
  release(slider);
  wait(3000);
  expect(scrolls).toEqual([100]);
});

it('starts paused under reduced motion, and plays on demand', () => {
  prefersStill = true;
  renderSlider();
  wait(10_000);
  expect(scrolls).toEqual([]);
  press('Play');
  wait(3000);
  expect(scrolls).toEqual([100]);
});
