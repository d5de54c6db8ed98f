import { useSearchParams } from 'react-router-dom';
import { PROGRAMS } from '../../content/learning';
import { useIsHydrating } from '../../store/hydration';

/**
 * The course named in the page's address (`?program=Web%20Development`). Any other text is ignored. Prerendered HTML has no
 * query.
 */
export function useAskedProgram(): string | undefined {
  const asked = useSearchParams()[0].get('program');
  const isInBrowser = !useIsHydrating();
  return isInBrowser ? PROGRAMS.find(({ name }) => name === asked)?.name : undefined;
}
