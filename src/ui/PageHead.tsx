import type { ReactNode } from 'react';
import { Link } from './Link';
import { classNames } from './classNames';
import styles from './PageHead.module.css';

/** A page on the way to this one. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export interface PageHeadProps {
  title: ReactNode;
  /** The way here, from the outside in, without the page itself. */
  breadcrumb?: readonly Crumb[] | undefined;
  lead?: ReactNode;
  /** `page` is a content page's headline, `tool` the smaller head of a wizard or studio. */
  size?: 'page' | 'tool' | undefined;
  /** Stands at the right from 1024 px: stations, a saved note. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Under the lead: buttons. */
  children?: ReactNode;
}

/** The head of a page: where it stands, its one `h1`, one sentence. */
export function PageHead({
  title,
  breadcrumb = [],
  lead,
  size = 'page',
  aside,
  className,
  children,
}: PageHeadProps) {
  return (
    <header className={classNames(styles.head, styles[size], className)}>
      <div className={styles.words}>
        {breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} />}
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
