import type { ReactElement } from 'react';
import { printable } from './printable';
import { Typed } from './text';
import styles from './parts.module.css';

/** Scripts with deeper descenders than Latin: Devanagari, Bengali, Tamil and related ones; Arabic and Urdu. */
const DEEP_SCRIPTS = { indic: /[\u0900-\u0DFF]/, arabic: /[\u0600-\u08FF]/ } as const;

/** The first of these scripts that occurs in a text. */
export function deepScript(text: string): string | undefined {
  return Object.entries(DEEP_SCRIPTS).find(([, letters]) => letters.test(text))?.[0];
}

/** A heading in the visitor's words, never letter-spaced in scripts whose letters join. */
export function OwnHeading({ children }: { readonly children: string }): ReactElement {
  return <Typed className={deepScript(children) && styles.joined}>{printable(children)}</Typed>;
}
