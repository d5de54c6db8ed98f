import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './Specimen.module.css';

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** A section of the styleguide. */
export function SpecimenGroup({ title, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  title: string;
  /** Shows the control inside with its focus ring, for screenshots. */
  isFocused?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** One component in one state. */
export function Specimen({ title, isFocused = false, isWide = false, children }: SpecimenProps) {
  return (
    <section className={classNames(styles.specimen, isFocused && styles.focused, isWide && styles.wide)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Elements side by side. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
