import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { QUICK_BAR } from '../../content/navigation';
import { routeAt } from '../../domain/routes';
import { useIsHydrating } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { goToTop } from '../../ui/arrival';
import styles from './QuickBar.module.css';
import { useQuickBar } from './useQuickBar';

/** On phones, an open resume editor has its own bar there. */
function isInEditor(pathname: string, search: string): boolean {
  return routeAt(pathname)?.path === '/resume' && new URLSearchParams(search).has('template');
}

/** "Back to top / Contact us", bottom right, after one screen of scrolling. */
export function QuickBar() {
  const bar = useRef<HTMLElement>(null);
  const isShown = useQuickBar(bar);
  const { pathname, search } = useLocation();
  // The prerendered page does not know the query, and hydration keeps existing attributes.
  const isHydrating = useIsHydrating();
  const place = !isHydrating && isInEditor(pathname, search) ? 'editor' : 'page';

  return (
    <nav
      ref={bar}
      className={styles.bar}
      data-shown={isShown}
      data-place={place}
      aria-label={QUICK_BAR.label}
    >
      <button type="button" className={styles.item} onClick={goToTop}>
        <Icon name="arrowUp" />
        {QUICK_BAR.top}
      </button>
      <Link className={styles.item} to="/contact">
        {QUICK_BAR.contact}
      </Link>
    </nav>
  );
}
