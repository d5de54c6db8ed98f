import { fireEvent, render, screen } from '@testing-library/react';
import { Section } from './Layout';

const HEIGHT = 700;

interface Place {
  top: number;
}

/** jsdom has no layout and no IntersectionObserver: the tests set positions and visibility. */
class FakeObserver {
  static seen: (isIntersecting: boolean) => void = () => undefined;
  static margin = '';

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
    FakeObserver.seen = (isIntersecting) => tell([{ isIntersecting }]);
    FakeObserver.margin = options.rootMargin;
  }

  observe = jest.fn();
  disconnect = jest.fn();
}

function open({ top }: Place, isStill = false) {
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    innerHeight: HEIGHT,
    scrollY: 0,
    matchMedia: (query: string) => ({ matches: isStill && query.includes('reduce') }),
  });
  render(
    <Section>
      <p>Fees</p>
    </Section>,
  );
  const part = screen.getByText('Fees').parentElement;
  if (!part) throw new Error('The section has no part.');
  part.getBoundingClientRect = () => ({ top }) as DOMRect;
  return part;
}

function scrollTo(scrollY: number) {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
}

const original = { matchMedia: window.matchMedia, innerHeight: window.innerHeight };
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Object.assign(window, { ...original, scrollY: 0 });
});

it('shows everything until the page is scrolled', () => {
  const part = open({ top: 2000 });
  scrollTo(0);
  expect(part).not.toHaveAttribute('data-reveal');
});

it('hides a part below the viewport and shows it 120 px above the bottom edge', () => {
  const part = open({ top: 2000 });
  scrollTo(10);
  expect(part).toHaveAttribute('data-reveal', 'waiting');
  expect(FakeObserver.margin).toMatch(/ -120px$/);
  FakeObserver.seen(false);
  expect(part).toHaveAttribute('data-reveal', 'waiting');
  FakeObserver.seen(true);
  expect(part).toHaveAttribute('data-reveal', 'shown');
});

it('never hides what is in view', () => {
  const part = open({ top: HEIGHT - 1 });
  scrollTo(10);
  expect(part).not.toHaveAttribute('data-reveal');
});

it('does nothing under reduced motion', () => {
  const part = open({ top: 2000 }, true);
  scrollTo(10);
  expect(part).not.toHaveAttribute('data-reveal');
});
