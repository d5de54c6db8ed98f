import { useLayoutEffect, useState } from 'react';
import { BARLOW_CONDENSED, MUKTA } from './faces';
import { iconImage } from './icons';
import { useLazy } from '../../../lazy/lazyCode';
import { logoPlate } from '../lazyParts';
import styles from './Poster.module.css';
import { nameFit, rowSize, type BusinessBlockSpec, type ContactRow, type PosterContent } from './template';

interface BusinessBlockProps {
  readonly spec: BusinessBlockSpec;
  readonly content: PosterContent;
  /** Called once the sizes of the logo and its plate are known, because the block must then be refitted. */
  readonly onLogoLoad: () => void;
}

/** Logo, name and contact rows, on an undecorated area of the poster. */
export function BusinessBlock({ spec, content, onLogoLoad }: BusinessBlockProps) {
  const { name, rows, logo } = content;
  const { x, y, width, height, ink } = spec;
  const classes = [
    styles.block,
    styles[spec.kind],
    logo === '' && styles.noLogo,
    spec.isCondensed && styles.condensed,
  ]
    .filter(Boolean)
    .join(' ');
  const fontFamily = spec.isCondensed ? BARLOW_CONDENSED : MUKTA;
  return (
    <div data-block="" className={classes} style={{ left: x, top: y, width, height, color: ink, fontFamily }}>
      {logo !== '' && <Logo key={logo} spec={spec} src={logo} onFit={onLogoLoad} />}
      <div className={styles.who}>
        <p
          data-part="name"
          data-full={name}
          className={styles.name}
          style={{ fontSize: nameFit(spec, content).max }}
        >
          {name}
        </p>
        {rows.length > 0 && (
          <ul className={rows.length === 1 ? styles.singleRow : styles.rows}>
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
      <span data-full={text}>{text}</span>
    </li>
  );
}

const NO_BREAK_SPACE = '\u00a0';
const ZERO_WIDTH_SPACE = '\u200b';

/** A phone number never breaks; in a column an e-mail address may break before its @. */
function unbreakable({ kind, text }: ContactRow, spec: BusinessBlockSpec): string {
  if (kind === 'phone' || kind === 'secondPhone') return text.replaceAll(' ', NO_BREAK_SPACE);
  if (kind === 'email' && spec.kind !== 'wide') return text.replace('@', `${ZERO_WIDTH_SPACE}@`);
  return text;
}
