import { fireEvent, render, screen } from '@testing-library/react';
import { Section } from './Layout';

/** jsdom has no IntersectionObserver; what one does to a page is a browser test. */
class FakeObserver {
  static announce: (isIntersecting: boolean) => void = () => undefined;

  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    FakeObserver.announce = (isIntersecting) => listener([{ isIntersecting }]);
  }

  observe = jest.fn();
  disconnect = jest.fn();
}
beforeAll(() => void Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 700 }));

/** A part at `top`, after a scroll of the page to `scrollY`. */
function scrolledPart({ top, scrollY }: { readonly top: number; readonly scrollY: number }) {
  render(<Section>Fees</Section>);
  const part = screen.getByText('Fees');
  part.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
  return part;
}

it.each([
  ['until the page is scrolled', { top: 2000, scrollY: 0 }],
  ['if it is in view', { top: 699, scrollY: 10 }],
])('leaves a part visible %s', (_when, places) => {
  expect(scrolledPart(places)).not.toHaveAttribute('data-reveal');
});

it('hides a part below the viewport until it comes into view', () => {
  const part = scrolledPart({ top: 2000, scrollY: 10 });
  FakeObserver.announce(false);
  expect(part).toHaveAttribute('data-reveal', 'waiting');
  FakeObserver.announce(true);
  expect(part).toHaveAttribute('data-reveal', 'shown');
});
