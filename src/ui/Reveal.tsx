import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Px that a part has to stand above the lower edge of the window before it appears. */
const REVEAL_OFFSET = 120;

export interface RevealProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Lets a part appear the first time it is scrolled into view. What is in view at the start, or met without a script, or under
 * reduced motion, is simply there.
 */
export function Reveal({ className, children }: RevealProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: `0px 0px -${REVEAL_OFFSET}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={part} className={className}>
      {children}
    </div>
  );
}
