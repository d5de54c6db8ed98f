import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

function Address() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

/** Renders a link on /patent and clicks it. */
function follow(props: Omit<LinkProps, 'children'>, click: MouseEventInit = {}) {
  render(
    <MemoryRouter initialEntries={['/patent']}>
      <Link {...props}>Go</Link>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  fireEvent.click(link, click);
  return { href: link.getAttribute('href'), address: screen.getByRole('status').textContent };
}

it.each([
  ['/contact', '/contact'],
  ['?template=2', '/patent?template=2'],
])('%s changes the page without loading a document, and passes its state on', (to, address) => {
  expect(follow({ to, state: 'from here' })).toEqual({ href: address, address: `${address} "from here"` });
});

it.each<[to: string, click: MouseEventInit]>([
  ['#fees', {}],
  ['mailto:hello@example.com', {}],
  ['https://example.com/', {}],
  ['//example.com/', {}],
  // These open a tab or window.
  ['/contact', { ctrlKey: true }],
  ['/contact', { metaKey: true }],
  ['/contact', { shiftKey: true }],
  ['/contact', { button: 1 }],
])('leaves %s, clicked with %j, to the browser', (to, click) => {
  // jsdom cannot navigate and would log an error.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  expect(follow({ to }, click)).toEqual({ href: to, address: '/patent null' });
  window.removeEventListener('click', stay);
});

it('does not navigate when its click was handled', () => {
  expect(follow({ to: '/contact', onClick: (event) => event.preventDefault() }).address).toBe('/patent null');
});

it('swallows the second click of a double click, which would hit the next page', () => {
  const reaches = (part: 'click' | 'mouseDown', detail: number) =>
    fireEvent[part](screen.getByRole('status'), { detail });
  follow({ to: '/contact' });
  expect([reaches('mouseDown', 2), reaches('click', 2), reaches('click', 1)]).toEqual([false, false, true]);
});
