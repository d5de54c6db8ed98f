import { useEffect } from 'react';

/** Opens the login page with a full page load, which refetches all code. */
export function LoginPageInstead() {
  useEffect(() => window.location.assign('/login'), []);
  return null;
}
