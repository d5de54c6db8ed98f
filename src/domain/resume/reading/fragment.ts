import { grouped } from '../../grouped';
import type { Form } from './forms';
import type { LabelKind } from './vocabulary';

/** What a fragment is, judged by its form. A `point` starts with a bullet or continues one; a `label` names what follows. */
type FragmentKind = Form | 'point' | 'label';

/** A part of a line that belongs to one field. All fragments of a line together are its whole text. */
export interface Fragment {
  /** As it was read. */
  readonly text: string;
  /** Without bullets and separators. */
  readonly value: string;
  readonly kind: FragmentKind;
  readonly line: number;
  /** Of its cell. */
  readonly x: number;
  readonly isBold: boolean;
  readonly size: number;
  /** Follows a wide gap. */
  readonly isApart: boolean;
  /** Whether not even a space separates it from the one before: "-star" behind "4.5/5". */
  readonly isAttached?: boolean;
  /** What the label before it says it is. */
  readonly label?: LabelKind;
}

/** The text of some fragments of a line, as it was read. */
export const textOf = (fragments: readonly Fragment[]): string =>
  fragments.map(({ text, isAttached }, index) => (isAttached || index === 0 ? '' : ' ') + text).join('');

/** The fragments of each line, by its number. */
export const byLine = (fragments: readonly Fragment[]) => grouped(fragments, ({ line }) => line);
