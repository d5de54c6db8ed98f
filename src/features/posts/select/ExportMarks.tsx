import styles from './ExportProgress.module.css';

/** Crop marks while a poster is being prepared, a scan line while it is being drawn. The parent sets `data-stage`. */
export function ExportMarks() {
  return (
    <div className={styles.marks} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 6V0H6M94 0H100V6M100 94V100H94M6 100H0V94" />
      </svg>
      <i />
    </div>
  );
}
