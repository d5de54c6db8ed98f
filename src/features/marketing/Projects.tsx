import type { ReactNode } from 'react';
import styles from './Projects.module.css';

export interface Project {
  readonly tag: string;
  readonly title: string;
  readonly art: ReactNode;
}

/** Three projects, the middle one slightly lower. */
export function Projects({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ tag, title, art }) => (
        <li key={title} className={styles.project}>
          <div className={styles.ground}>{art}</div>
          <p className={styles.tag}>{tag}</p>
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
  );
}
