import { printable } from './printable';
import { deepScript } from './scripts';
import { Typed } from './text';
import styles from './parts.module.css';

/** A heading in the visitor's words, never letter-spaced in scripts whose letters join. */
export function OwnHeading({ children }: { readonly children: string }) {
  return <Typed className={deepScript(children) && styles.joined}>{printable(children)}</Typed>;
}
