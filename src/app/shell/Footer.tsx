import { useLocation } from 'react-router-dom';
import { classNames } from '../../ui/classNames';
import { Link } from '../../ui/Link';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { FOOTER, FOOTER_LINKS } from '../../content/navigation';
import { SITE } from '../../content/site';
import { ROUTES, routeAt } from '../../domain/routes';
import { BrandMark } from './BrandMark';
import { MailLink } from '../../ui/MailLink';
import styles from './Footer.module.css';

/** "3 of 24": the page's position among the sheets; pages outside the set have no number. */
function sheetNumber(pathname: string): string {
  const route = routeAt(pathname);
  return `${route ? ROUTES.indexOf(route) + 1 : '—'} of ${ROUTES.length}`;
}

const accountCell = lazyCode('Your account', () =>
  import(/* webpackChunkName: "account" */ '../../features/auth/AccountCell').then(
    (module) => module.AccountCell,
  ),
);

/** Loads for signed-in visitors only; nothing else is lost without it. */
function Account() {
  const user = useAppSelector(selectUser);
  const { code: AccountCell } = useLazy(user ? accountCell : undefined);
  if (!user || !AccountCell) return null;
  return (
    <div className={styles.account}>
      <span className={styles.field}>{FOOTER.account}</span>
      <AccountCell user={user} />
    </div>
  );
}

/** The footer of every page, laid out like the title block of a drawing. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className={styles.foot}>
      <div className={styles.block}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{SITE.promise}</p>
        </div>
        {FOOTER_LINKS.map(({ field, links }) => (
          <div key={field} className={classNames(styles.cell, 'quiet-links')}>
            <span className={styles.field}>{field}</span>
            {links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </div>
        ))}
        <div className={styles.title}>
          <span className={styles.field}>{FOOTER.title}</span>
          {SITE.motto}
        </div>
        {/* These two cells only complete the title block. */}
        <div aria-hidden="true">
          <span className={styles.field}>{FOOTER.sheet}</span>
          {sheetNumber(pathname)}
        </div>
        <div aria-hidden="true">
          <span className={styles.field}>{FOOTER.scale}</span>
          {FOOTER.scaleText}
        </div>
        <div className={classNames(styles.talk, 'quiet-links')}>
          <span className={styles.field}>{FOOTER.talk}</span>
          <MailLink address={SITE.email} />
        </div>
        <Account />
      </div>
    </footer>
  );
}
