import { fireEvent, render, screen } from '@testing-library/react';
import { Section } from './Layout';

/** What an observer does to a page is a browser test. */
const FakeObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));

it.each([
  ['leaves a part visible until the page is scrolled', 2000, 0, undefined],
  ['leaves a part visible that is in view', 699, 10, undefined],
  ['hides a part below the viewport', 2000, 10, 'waiting'],
])('%s', (_title, top, scrollY, reveal) => {
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 700, scrollY });
  render(<Section>Fees</Section>);
  const part = screen.getByText('Fees');
  part.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  fireEvent.scroll(window);
  expect(part.dataset.reveal).toBe(reveal);
});
