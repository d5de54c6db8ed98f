import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './useMediaQuery';

const WIDE = '(min-width: 1024px)';

/** A window whose media can be changed. */
function openWindow(media: Record<string, boolean>) {
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      matches: media[query] ?? false,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (changes: Record<string, boolean>) =>
    act(() => {
      Object.assign(media, changes);
      for (const listener of listeners) listener();
    });
}

function Layout() {
  return <p>{useMediaQuery(WIDE, false) ? 'wide' : 'narrow'}</p>;
}

it('follows the viewport', () => {
  const change = openWindow({ [WIDE]: true });
  render(<Layout />);
  expect(screen.getByText('wide')).toBeInTheDocument();
  change({ [WIDE]: false });
  expect(screen.getByText('narrow')).toBeInTheDocument();
});

it("keeps the screen's answer while printing on narrower paper", () => {
  const change = openWindow({ [WIDE]: true });
  render(<Layout />);
  change({ [WIDE]: false, print: true });
  expect(screen.getByText('wide')).toBeInTheDocument();
  change({ [WIDE]: false, print: false });
  expect(screen.getByText('narrow')).toBeInTheDocument();
});
