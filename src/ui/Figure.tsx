import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Figure.module.css';

/** A labelled part of a drawing: the reference numeral at its leader line and its name. */
interface FigurePart {
  readonly numeral: number | string;
  readonly name: string;
}

interface FigureProps {
  /** As written on a patent sheet: `FIG. 2`. */
  number: string;
  caption: ReactNode;
  parts?: readonly FigurePart[] | undefined;
  className?: string | undefined;
  /** Inline SVG: one in an `<img>` cannot follow the colour scheme. */
  children: ReactNode;
}

/** Frames a drawing with its number, caption and labelled parts below a hairline. */
export function Figure({ number, caption, parts = [], className, children }: FigureProps) {
  return (
    <figure className={classNames(styles.figure, className)}>
      {children}
      <figcaption className={styles.caption}>
        <span>
          <b>{number}</b> {caption}
        </span>
        {parts.map((part) => (
          <span key={part.numeral}>
            <b>{part.numeral}</b> {part.name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
