import styles from '../../../ui/Icon.module.css';

/** A printer. Not among the site's icons, which are part of every page's initial load. */
export function PrintIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
    </svg>
  );
}
