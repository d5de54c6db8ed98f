import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './useMediaQuery';

const WIDE = '(min-width: 1024px)';

/** A window whose media can be changed. */
function openWindow(media: Record<string, boolean>) {
  const lists = new Set<MediaQueryList>();
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = Object.assign(matchMedia(query), { matches: media[query] ?? false });
    lists.add(list);
    return list;
  };
  return (changes: Record<string, boolean>) =>
    act(() => {
      Object.assign(media, changes);
      for (const list of lists) list.dispatchEvent(new Event('change'));
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
