import { useLayoutEffect, useState } from 'react';
import { BARLOW_CONDENSED, MUKTA } from './faces';
import { useLazy } from '../../../lazy/lazyCode';
import { classNames } from '../../../ui/classNames';
import { logoPlate } from '../lazyParts';
import styles from './Poster.module.css';
import {
  type BusinessBlockSpec,
  type ContactRow,
  nameFit,
  type PosterContent,
  type RowKind,
  rowSize,
} from './template';

interface BusinessBlockProps {
  readonly spec: BusinessBlockSpec;
  readonly content: PosterContent;
  /** Called once the sizes of the logo and its plate are known, which refits the block. */
  readonly onLogoLoad: () => void;
}

/** Logo, name and contact rows, on an undecorated area of the poster. */
export function BusinessBlock({ spec, content, onLogoLoad }: BusinessBlockProps) {
  const { name, rows, logo } = content;
  const { x, y, width, height, ink } = spec;
  const className = classNames(
    styles.block,
    styles[spec.kind],
    logo === '' && styles.noLogo,
    spec.isCondensed && styles.condensed,
  );
  const fontFamily = spec.isCondensed ? BARLOW_CONDENSED : MUKTA;
  return (
    <div
      data-block=""
      className={className}
      style={{ left: x, top: y, width, height, color: ink, fontFamily }}
    >
      {logo !== '' && <Logo key={logo} spec={spec} src={logo} onFit={onLogoLoad} />}
      <div className={styles.who}>
        <p
          dir="auto"
          data-part="name"
          data-full={name}
          className={styles.name}
          style={{ fontSize: nameFit(spec, content).max }}
        >
          {name}
        </p>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <Row key={row.kind} row={row} spec={spec} size={rowSize(spec, content)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** px between a plate and the logo on it. */
const PLATE_PADDING = 12;

interface LogoProps {
  readonly spec: BusinessBlockSpec;
  readonly src: string;
  readonly onFit: () => void;
}

function Logo({ spec, src, onFit }: LogoProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const { code: plateBehind } = useLazy(logoPlate);
  const plate = plateBehind ? plateBehind(spec, src, image) : spec.plate;
  useLayoutEffect(onFit, [plate, onFit]);
  const padding = plate === undefined ? 0 : PLATE_PADDING;
  const height = spec.logo.maxHeight - 2 * padding;
  return (
    <div
      data-part="logo"
      className={styles.logo}
      style={plate === undefined ? undefined : { background: plate, borderRadius: 14, padding }}
    >
      <img
        src={src}
        alt=""
        data-height={height}
        style={{ maxWidth: spec.logo.maxWidth - 2 * padding, maxHeight: height }}
        onLoad={({ currentTarget }) => {
          setImage(currentTarget);
          onFit();
        }}
      />
    </div>
  );
}

function Row({
  row,
  spec,
  size,
}: {
  readonly row: ContactRow;
  readonly spec: BusinessBlockSpec;
  readonly size: number;
}) {
  const isPhone = row.kind === 'phone' || row.kind === 'secondPhone';
  const text = unbreakable(row, spec);
  return (
    <li
      data-part="row"
      data-row={row.kind}
      className={styles.row}
      style={{ fontSize: size, color: isPhone ? spec.ink : spec.softInk, fontWeight: isPhone ? 700 : 500 }}
    >
      <i className={styles.icon} style={{ backgroundImage: iconImage(row.kind, spec.icon) }} />
      <span dir="auto" data-full={text}>
        {text}
      </span>
    </li>
  );
}

const NO_BREAK_SPACE = '\u00a0';
const ZERO_WIDTH_SPACE = '\u200b';
const WORD_JOINER = '\u2060';
/** A space within a phone number: not after a separator or a whole number, nor before a country code. */
const INNER_SPACE = /(?<![,;/|]|\d{8}) (?!\+)/g;
/** A part of an e-mail address that may be too long for a line of a block. */
const LONG_PART = { tall: /[^@]{20,}/g, card: /[^@]{30,}/g, wide: /[^@]{64,}/g } as const;

/**
 * Text that breaks only where it may: a phone number never, but several of them between each other; an e-mail address before
 * its @, and a long part of it also before its dots.
 */
export function unbreakable({ kind, text }: ContactRow, spec: Pick<BusinessBlockSpec, 'kind'>): string {
  if (kind === 'phone' || kind === 'secondPhone')
    return text
      .replace(INNER_SPACE, NO_BREAK_SPACE)
      .replace(/[,;](?=\S)/g, `$&${ZERO_WIDTH_SPACE}`)
      .replace(/-/g, `$&${WORD_JOINER}`);
  if (kind !== 'email') return text;
  const breakable = (part: string) => part.replace(/[._]/g, `${ZERO_WIDTH_SPACE}$&`);
  return text.replace(LONG_PART[spec.kind], breakable).replace('@', `${ZERO_WIDTH_SPACE}@`);
}

const PHONE =
  'M7 3c1 0 2 .6 2.3 1.6l.8 2.6c.3 1-.1 1.9-.9 2.5l-1.3 1c1 2.1 2.7 3.9 4.9 5l1.1-1.3c.6-.8 1.6-1.1 2.5-.8l2.6.9c1 .3 1.6 1.2 1.6 2.2v2c0 1.3-1.1 2.4-2.4 2.3C9.9 20.6 3.3 14 3 5.6 2.9 4.2 4 3 5.3 3z';

const PATHS: Readonly<Record<RowKind, string>> = {
  phone: PHONE,
  secondPhone: PHONE,
  email:
    'M3.5 5h17A1.5 1.5 0 0 1 22 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 17.5v-11A1.5 1.5 0 0 1 3.5 5zm.9 2.3 7.6 6 7.6-6v-.5H4.4z',
  address:
    'M12 2c4 0 7.2 3.1 7.2 7.1 0 5-5.6 11.3-6.5 12.5a.9.9 0 0 1-1.4 0C10.4 20.4 4.8 14.1 4.8 9.1 4.8 5.1 8 2 12 2zm0 4.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  site: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1 2.2C9.6 5 8.5 7.6 8.3 11H11zm2 0V11h2.7C15.5 7.6 14.4 5 13 4.2zM4.1 11h2.2c.1-2.3.6-4.3 1.3-5.8A8 8 0 0 0 4.1 11zm15.8 0a8 8 0 0 0-3.5-5.8c.7 1.5 1.2 3.5 1.3 5.8zM11 13H8.3c.2 3.4 1.3 6 2.7 6.8zm2 0v6.8c1.4-.8 2.5-3.4 2.7-6.8zm-6.7 0H4.1a8 8 0 0 0 3.5 5.8c-.7-1.5-1.2-3.5-1.3-5.8zm11.4 0c-.1 2.3-.6 4.3-1.3 5.8a8 8 0 0 0 3.5-5.8z',
};

/**
 * The icon of a contact row as a CSS background. Not an `<img>`: html2canvas measures it on the page, where WebKit reports
 * an SVG's display size, but draws a copy at its intrinsic size, which would show the icon enlarged and clipped.
 */
function iconImage(kind: RowKind, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><path fill="${color}" fill-rule="evenodd" d="${PATHS[kind]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
