import styles from './ListEditor.module.css';

interface EmptyStateProps {
  /** What is missing, in bold: "No jobs yet." */
  title: string;
  /** What to do about it. */
  text: string;
}

/** Placeholder for an empty list. */
export function EmptyState({ title, text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <PenFigure />
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}

/** A ruling pen at the start of its line, for an empty list. The pages' drawings are in `features/figures`. */
export function PenFigure() {
  return (
    <svg className="fig" viewBox="0 0 144 108" aria-hidden="true">
      <path className="h" d="M16 84H128" />
      <path className="ms" d="M16 84H60" />
      <g transform="rotate(38 60 84)">
        <path className="o" d="M57 4L63 4L64 34L56 34Z" />
        <path className="o" d="M55 34L65 34L67 52L60.8 84L59.2 84L53 52Z" />
        <path className="d" d="M60 36V82" />
        <circle className="o" cx="60" cy="50" r="4" />
        <path className="h" d="M58 8v22M62 8v22" />
      </g>
      <path className="d" d="M16 96h32M16 92v8M48 92v8M80 96h48" />
    </svg>
  );
}
