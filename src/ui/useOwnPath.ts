import { useState } from 'react';

/**
 * The path of the page in which the component mounted. While the code of the next page loads, the window is at that page's
 * already, and the page must not change the address any more.
 */
export function useOwnPath(): string {
  // There is no window when prerendering.
  const [path] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  return path;
}
