import { useLayoutEffect, useRef, useState } from 'react';

/** Returns functions that keep their identity and call the latest ones, so that passing them on re-renders nothing. */
export function useStableCallbacks<
  Callbacks extends Readonly<Record<keyof Callbacks, (...args: never[]) => void>>,
>(callbacks: Callbacks): Callbacks {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks) as (keyof Callbacks & string)[];
    const calls = names.map((name) => [name, (...args: never[]) => latest.current[name](...args)] as const);
    return { ...callbacks, ...Object.fromEntries(calls) };
  });
  return stable;
}
