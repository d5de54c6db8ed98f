import type { ReactNode } from 'react';
import { Link } from './Link';
import { classNames } from './classNames';
import { NeedsScripts } from './NeedsScripts';
import styles from './PageHead.module.css';

/** An ancestor of the current page. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface PageHeadProps {
  title: ReactNode;
  /** Ancestors from the root down, without the page itself. */
  breadcrumb?: readonly Crumb[] | undefined;
  lead?: ReactNode;
  /** `page` is a content page's headline, `compact` that of a small page, `tool` the header of a tool. */
  size?: 'page' | 'compact' | 'tool' | undefined;
  /** At the right from 1024 px: steps or tools. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Buttons below the lead. */
  children?: ReactNode;
}

/** The header of a page: breadcrumb, its only `h1` and one sentence. */
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
        {size === 'tool' && <NeedsScripts />}
        {children !== undefined && <div className={classNames('buttons', styles.actions)}>{children}</div>}
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
