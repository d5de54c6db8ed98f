import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { NAV_BAR, NAV_LINKS, type NavLinkContent } from '../../content/navigation';
import { routeAt } from '../../domain/routes';
import { Icon } from '../../ui/Icon';
import { Wrap } from '../../ui/Layout';
import { AccountLink } from './AccountLink';
import { BrandMark } from './BrandMark';
import styles from './NavBar.module.css';
import { useMenu } from './useMenu';

/** `page` on the page itself, `true` on pages of its section. */
function currentOf({ to, covers }: NavLinkContent, pathname: string): 'page' | 'true' | undefined {
  const path = routeAt(pathname)?.path;
  if (path === to) return 'page';
  return path && covers.includes(path) ? 'true' : undefined;
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
            {NAV_LINKS.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className={styles.link}
                  aria-current={currentOf(link, pathname)}
                  onClick={close}
                >
                  {link.label}
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
