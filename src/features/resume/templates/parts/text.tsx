import { Fragment, type ReactElement, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A longer compound would leave a hole at the end of its line. */
const COMPOUND_MAX = 22;
/** A piece of an address that is longer than this may not fit a narrow column. */
const ADDRESS_PIECE_MAX = 27;

/**
 * Running text in which short hyphenated compounds stay on one line: programs that read a PDF join "double-" and
 * "entry" of two lines to "doubleentry".
 */
export function RunningText({ children }: { readonly children: string }): ReactElement {
  const pieces = children.split(/((?<![\w/.-])\w+(?:-\w+)+(?![\w/.-]))/);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 1 && piece.length <= COMPOUND_MAX ? (
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
  if (piece.length <= ADDRESS_PIECE_MAX) return <span className={styles.unbroken}>{piece}</span>;
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
