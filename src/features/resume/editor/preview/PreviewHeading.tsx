import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The heading that takes the focus when the preview opens. Lazy code may replace it; until the next one mounts, the editor's
 * title holds the focus.
 */
export function PreviewHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = heading;
    const title = current?.closest('[data-flow]')?.querySelector('h1');
    if (title && title === document.activeElement) current?.focus({ preventScroll: true });
    return () => {
      if (current && current === document.activeElement) title?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
