import { useState } from 'react';
import { useIsHydrating } from './hooks';

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
}

/**
 * A text like `useState`'s, at first empty, that survives a reload of the tab and a return by Back or Forward. It is for
 * pages without tools, which do not load the session mirror.
 * @param key its session key
 */
export function useTabText(key: string): readonly [text: string, keep: (text: string) => void] {
  const isHydrating = useIsHydrating();
  const [typed, setTyped] = useState<string>();
  const keep = (text: string): void => {
    setTyped(text);
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Full or blocked: the text stays until the page is left.
    }
  };
  return [typed ?? (isHydrating ? '' : stored(key)), keep];
}
