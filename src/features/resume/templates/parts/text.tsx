import { Fragment, type ReactElement, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A longer compound would leave a hole at the end of its line. */
const COMPOUND_MAX = 22;
/** A piece of an address that is longer than this may not fit a narrow column. */
const ADDRESS_PIECE_MAX = 27;
/** Characters from which a name, a title or a contact is cut with "…" after some lines: the head must fit its page. */
const LONG = 120;

/** Class of text in the head: one line in every real resume, and cut where somebody pasted a page. Rows below break instead. */
export function clampOf(text: string): string | undefined {
  return text.length > LONG ? styles.clamped : undefined;
}

/** A short piece of what was typed, read in its own direction: an Urdu name turns nothing around it. */
export function Typed({
  children,
  className,
}: {
  readonly children: string;
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <span dir="auto" className={className}>
      {children}
    </span>
  );
}

const COMPOUNDS = /(?<![\w/.-])\w+(?:-\w+)+(?![\w/.-])/g;
/** A hyphen with the letter before and after it, or several in a row: `s-b`, `p-t-d`. */
const JOINTS = /\w(?:-\w)+/g;
/** Stands in no text. */
const CUT = '\u0000';

/** Text cut around the hyphens of its short compounds, every second piece a joint: "cros", "s-b", "order fee". */
function cutAtJoints(text: string): string[] {
  return text
    .replaceAll(CUT, '')
    .replace(COMPOUNDS, (word) =>
      word.length <= COMPOUND_MAX ? word.replace(JOINTS, `${CUT}$&${CUT}`) : word,
    )
    .split(CUT);
}

/**
 * Running text in which short hyphenated compounds stay on one line: programs that read a PDF join "double-" and
 * "entry" of two lines to "doubleentry". Only the joint is an element: text stands in a PDF element by element, and
 * readers that drop the space at the edge of one would lose those around the compound.
 */
export function RunningText({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {cutAtJoints(children).map((piece, index) =>
        index % 2 === 1 ? (
          <span key={index} className={styles.unbroken}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </>
  );
}

function addressPiece(piece: string): ReactNode {
  if (piece.length <= ADDRESS_PIECE_MAX) return <span className={styles.piece}>{piece}</span>;
  return piece.split(/(?<=[.-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A web or e-mail address that breaks after a slash or before the @, never at a hyphen. */
export function Address({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {children.split(/(?<=\/)|(?=@)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {addressPiece(piece)}
        </Fragment>
      ))}
    </>
  );
}

/** A phone number on one line, as far as it is one. */
export function Phone({ children }: { readonly children: string }): ReactElement {
  return <>{addressPiece(children)}</>;
}

/** Text that leads to `href` where it may lead anywhere, and plain text where it may not. */
export function MaybeLink({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return href === undefined ? <>{children}</> : <a href={href}>{children}</a>;
}

/** What is filled of `parts`, joined. */
export function joinFilled(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
}
