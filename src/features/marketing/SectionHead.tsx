import { classNames } from '../../ui/classNames';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** Id for `aria-labelledby`. */
  readonly id?: string;
  /** One sentence, on the right from 1024 px. */
  readonly text?: string;
}

export function SectionHead({ title, id, text }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, text !== undefined && styles.split)}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="soft">{text}</p>}
    </div>
  );
}
