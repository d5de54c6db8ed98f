import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './Slider';

const ITEM_WIDTH = 100;
let scrolls: number[];
let prefersStill: boolean;

/** jsdom has no layout: six items of 100 px in a list 300 px wide. */
beforeEach(() => {
  jest.useFakeTimers();
  scrolls = [];
  prefersStill = false;
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

describe('Slider', () => {
  it('has one dot per stop', () => {
    renderSlider();
    expect(screen.getAllByRole('button', { name: /Go to/ })).toHaveLength(4);
  });

  it('advances after each interval and wraps around at the end', () => {
    renderSlider();
    wait(2999);
    expect(scrolls).toEqual([]);
    wait(1);
    expect(scrolls).toEqual([100]);
    for (let turn = 0; turn < 3; turn++) wait(3000);
    expect(scrolls).toEqual([100, 200, 300, 0]);
    expect(currentDot()).toBe(0);
  });

  it('moves by its buttons and dots, and announces the position', () => {
    renderSlider();
    press('Next sample');
    expect(scrolls).toEqual([100]);
    expect(screen.getByRole('status')).toHaveTextContent('sample 2 to 4 of 6');
    press('Go to sample 4');
    expect(currentDot()).toBe(3);
    press('Previous sample');
    expect(screen.getByRole('status')).toHaveTextContent('sample 3 to 5 of 6');
  });

  it('moves by arrow keys, Home and End, and announces the position', () => {
    renderSlider();
    const list = screen.getByRole('list');
    for (const [key, place] of [
      ['ArrowRight', 'sample 2 to 4 of 6'],
      ['End', 'sample 4 to 6 of 6'],
      ['ArrowLeft', 'sample 3 to 5 of 6'],
      ['Home', 'sample 1 to 3 of 6'],
    ] as const) {
      fireEvent.keyDown(list, { key });
      expect(screen.getByRole('status')).toHaveTextContent(place);
    }
    fireEvent.keyDown(list, { key: 'ArrowRight', altKey: true });
    fireEvent.keyDown(list, { key: 'Tab' });
    expect(currentDot()).toBe(0);
  });

  it('wraps around from the first stop to the last', () => {
    renderSlider();
    press('Previous sample');
    expect(currentDot()).toBe(3);
  });

  it('announces nothing on autoplay', () => {
    renderSlider();
    wait(6000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stops on Pause and resumes on Play', () => {
    renderSlider();
    press('Pause');
    wait(10_000);
    expect(scrolls).toEqual([]);
    press('Play');
    wait(3000);
    expect(scrolls).toEqual([100]);
  });

  it.each([
    ['the pointer is over it', 'pointerEnter', 'pointerLeave'],
    ['it has the focus', 'focus', 'blur'],
  ] as const)('does not advance while %s', (_, enter, leave) => {
    const slider = renderSlider();
    fireEvent[enter](slider);
    wait(10_000);
    expect(scrolls).toEqual([]);
    fireEvent[leave](slider);
    wait(3000);
    expect(scrolls).toEqual([100]);
  });

  it('does not advance while the tab is hidden', () => {
    renderSlider();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(10_000);
    expect(scrolls).toEqual([]);
    hidden.mockReturnValue(false);
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
});
