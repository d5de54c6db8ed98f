import { useSearchParams } from 'react-router-dom';
import { PROGRAMS } from '../../content/learning';
import { useIsHydrating } from '../../store/hydration';

/**
 * The course named in the page's address (`?program=Web%20Development`). Any other text is ignored. Prerendered HTML has no
 * query.
 */
export function useRequestedProgram(): string | undefined {
  const requested = useSearchParams()[0].get('program');
  const isHydrated = !useIsHydrating();
  return isHydrated ? PROGRAMS.find(({ name }) => name === requested)?.name : undefined;
}
