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

it('follows the viewport, but not the narrower paper while printing', () => {
  const change = openWindow({ [WIDE]: true });
  render(<Layout />);
  change({ [WIDE]: false, print: true });
  expect(screen.getByText('wide')).toBeInTheDocument();
  change({ print: false });
  expect(screen.getByText('narrow')).toBeInTheDocument();
});
