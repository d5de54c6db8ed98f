import { useEffect } from 'react';

/** Leads to the login page by a whole page load, which fetches everything anew. */
export function LoginPageInstead() {
  useEffect(() => window.location.assign('/login'), []);
  return null;
}
