import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnPath } from './returnPath';

/** Where a standalone account page leads when the visitor is signed in; fixed when the page opens. */
export function useReturnPath(): string {
  const location = useLocation();
  const [path] = useState(() =>
    // Prerendering knows no document; nobody signs in there.
    typeof document === 'undefined'
      ? '/home'
      : returnPath(location.state, document.referrer, window.location.origin),
  );
  return path;
}
