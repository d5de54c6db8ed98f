import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPath';

/** Where a standalone account page leads after signing in; fixed on mount. */
export function useReturnPath(): string {
  const location = useLocation();
  const [path] = useState(() =>
    // There is no document when prerendering.
    typeof document === 'undefined'
      ? '/home'
      : returnPath(location.state, document.referrer, window.location.origin),
  );
  return path;
}
