import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { NAV_BAR, NAV_LINKS } from '../../content/navigation';
import { canonicalPathOf, routeAt, trailOf, type RoutePath } from '../../domain/routes';
import { Icon } from '../../ui/Icon';
import { Wrap } from '../../ui/Layout';
import { AccountLink } from './AccountLink';
import { BrandMark } from './BrandMark';
import styles from './NavBar.module.css';
import { useMenu } from './useMenu';

/** `page` on the page itself, `true` on pages of its section. */
function currentOf(to: RoutePath, pathname: string): 'page' | 'true' | undefined {
  const route = routeAt(pathname);
  if (route?.path === to) return 'page';
  return route && trailOf(route).map(canonicalPathOf).includes(to) ? 'true' : undefined;
}

/** Brand, links and account item; on small screens the links are behind a hamburger, which works before hydration. */
export function NavBar() {
  const { pathname } = useLocation();
  const { close, bar, menu } = useMenu();

  return (
    <header ref={bar} className={styles.bar}>
      <Wrap className={styles.row}>
        <BrandMark />
        {/* The links are beside it, not in it: wide screens always show them. */}
        <details ref={menu} className={styles.burger}>
          <summary aria-label={NAV_BAR.menu}>
            <Icon name="menu" className={styles.burgerIcon} />
            <Icon name="close" className={styles.burgerIcon} />
          </summary>
        </details>
        <nav aria-label={NAV_BAR.label} className={styles.menu}>
          <ul className={styles.links}>
            {NAV_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link} aria-current={currentOf(to, pathname)} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            <li className={styles.account}>
              <AccountLink />
            </li>
          </ul>
        </nav>
      </Wrap>
    </header>
  );
}
