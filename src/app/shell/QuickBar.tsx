import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { routeAt } from '../../domain/routes';
import { Icon } from '../../ui/Icon';
import styles from './QuickBar.module.css';
import { useQuickBar } from './useQuickBar';

/** On a phone an open resume editor has a bar of its own at this place. */
function isInEditor(pathname: string, search: string): boolean {
  return routeAt(pathname)?.path === '/resume' && new URLSearchParams(search).has('template');
}

function goToTop() {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** "Back to top / Contact us", bottom right, after one screen of scrolling. */
export function QuickBar() {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useQuickBar(bar);
  const { pathname, search } = useLocation();
  const place = isInEditor(pathname, search) ? 'editor' : 'page';

  return (
    <div
      ref={bar}
      className={styles.bar}
      data-shown={isShown}
      data-place={place}
      role="group"
      aria-label="Quick links"
    >
      <button type="button" className={styles.item} onClick={goToTop}>
        <Icon name="arrowUp" />
        Back to top
      </button>
      <Link className={styles.item} to="/contact">
        Contact us
      </Link>
    </div>
  );
}
