import { Fragment, type ReactNode } from 'react';
import { deepScript, languageAttributes, languageOf, languageRuns } from './scripts';
import styles from './parts.module.css';

/** Longer compounds may break, because keeping them whole would leave a gap at the end of the line. */
const COMPOUND_MAX = 22;
/** Longer pieces of an address may not fit a narrow column. */
const ADDRESS_PIECE_MAX = 27;
/** Longer phone numbers, such as two in one field, may break between their words. */
const PHONE_MAX = 20;
/**
 * How many characters of an address fit on a line: of a narrow column, of half a column, beside a
 * project's name, across the sheet.
 */
export const ADDRESS_ROOM = { narrow: 29, half: 33, aside: 38, wide: 60 } as const;
export type AddressRoom = keyof typeof ADDRESS_ROOM;
/** Names, titles and contacts longer than this are clamped with "…" after some lines, because the head must fit its page. */
const LONG = 120;

/** Class that clamps overlong text in the head, such as a pasted page. Rows outside the head break across pages instead. */
export function clampOf(text: string): string | undefined {
  return text.length > LONG ? styles.clamped : undefined;
}

/**
 * Words in another language than the text around them get their own, in which screen readers speak them.
 * @param whole the text around, whose language is that of its element
 */
function inLanguages(text: string, whole = text, draw: (run: string) => ReactNode = (run) => run): ReactNode {
  if (deepScript(whole) === undefined) return draw(text);
  const around = languageOf(whole);
  return languageRuns(text).map((run, index) =>
    run.lang === around ? (
      draw(run.text)
    ) : (
      <span key={index} lang={run.lang ?? 'en'}>
        {draw(run.text)}
      </span>
    ),
  );
}

/** A short piece of typed text. */
export function Typed({
  as: Tag = 'span',
  children,
  className,
}: {
  readonly as?: 'span' | 'b' | 'p' | 'h2';
  readonly children: string;
  readonly className?: string | undefined;
}) {
  return (
    <Tag {...languageAttributes(children)} className={className}>
      {inLanguages(children)}
    </Tag>
  );
}

const COMPOUNDS = /(?<![\w/.-])\w+(?:-\w+)+(?![\w/.-])/g;
/** A hyphen with the letter before and after it, or several in a row: `s-b`, `p-t-d`. */
const JOINTS = /\w(?:-\w)+/g;
/** Separator that occurs in no text. */
const CUT = '\u0000';

/** Splits text around the hyphens of its short compounds; every second piece is a joint: "cros", "s-b", "order fee". */
function cutAtJoints(text: string): string[] {
  return text
    .replaceAll(CUT, '')
    .replace(COMPOUNDS, (word) =>
      word.length <= COMPOUND_MAX ? word.replace(JOINTS, `${CUT}$&${CUT}`) : word,
    )
    .split(CUT);
}

/**
 * Keeps short hyphenated compounds on one line, because programs that read a PDF join "double-" and "entry" on two lines into
 * "doubleentry". Only the joint gets an element: a PDF stores text per element, and some readers drop the space at an
 * element's edge.
 */
const keepCompounds = (text: string): ReactNode =>
  cutAtJoints(text).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

/** Running text, or a part of `whole` that is set in its own way. */
export function RunningText({ children, whole }: { readonly children: string; readonly whole?: string }) {
  return inLanguages(children, whole, keepCompounds);
}

/** Parts of an address between slashes that have a hyphen, after which a line could end. */
const HYPHENATED = /([^/@]+-[^/]*)/;

/** After a hyphen or a dot, but not between a site and its "com/" or "co.in/". */
const PIECE_END = /(?<=[.-])(?![a-z.]{2,6}\/)/;

function addressPiece(piece: string, isHyphenated: boolean): ReactNode {
  if (piece.length > ADDRESS_PIECE_MAX)
    return piece.split(PIECE_END).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
  const isWhole = isHyphenated && piece.length <= COMPOUND_MAX;
  return isWhole ? <span className={styles.unbroken}>{piece}</span> : piece;
}

/**
 * A web or e-mail address. One that fits is a single text, because Chromium's PDF has a link for every text in a link. A
 * longer one breaks after a slash or before the @, and at dots or hyphens only within a long piece.
 */
export function Address({ children, room }: { readonly children: string; readonly room: AddressRoom }) {
  if (children.length <= ADDRESS_ROOM[room]) return children;
  return (
    <>
      {children.split(/(?=@)/).map((half, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {half.split(HYPHENATED).map((piece, at) => (
            <Fragment key={at}>{addressPiece(piece, at % 2 === 1)}</Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** A phone number on one line, unless it is too long. */
export function Phone({ children }: { readonly children: string }) {
  return children.length > PHONE_MAX ? children : <span className={styles.unbroken}>{children}</span>;
}

/**
 * Text linked to `href` or, if that is undefined, plain text. The link is for the PDF: on the screen it is a few pixels high, so
 * the Tab key skips it, and a website opens in a tab of its own, because leaving the page would lose the photo.
 */
export function MaybeLink({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ReactNode;
}) {
  if (href === undefined) return children;
  return (
    <a href={href} target={href.startsWith('http') ? '_blank' : undefined} rel="noopener" tabIndex={-1}>
      {children}
    </a>
  );
}
