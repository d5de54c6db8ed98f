import { useSearchParams } from 'react-router-dom';
import { PROGRAMS } from '../../content/learning';
import { useIsHydrating } from '../../store/hydration';

/**
 * The course that the page's address names (`?program=Web%20Development`). Any other text in the address is ignored, and so is
 * the address of prerendered HTML, which has none.
 */
export function useAskedProgram(): string | undefined {
  const asked = useSearchParams()[0].get('program');
  const isInBrowser = !useIsHydrating();
  return isInBrowser ? PROGRAMS.find(({ name }) => name === asked)?.name : undefined;
}
