import { encode } from 'uqr';
import { QR_QUIET_ZONE, QR_SIDE } from '../domain/posts/qrLink';

const INK = '#15170f';
const PLATE = '#ffffff';

/**
 * Draws a text as a QR code (error correction M) on a white square of `QR_SIDE` px, quiet zone included.
 * Modules are whole px for sharp edges; any remainder widens the margin.
 * @returns an SVG data URL at its display size, because some browsers blur SVGs that are scaled on a canvas
 * @throws RangeError when the text does not fit, which `qrLink` rules out
 */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QR_QUIET_ZONE });
  const module = Math.floor(QR_SIDE / size);
  const start = Math.floor((QR_SIDE - size * module) / 2);
  const path = data.flatMap((row, y) => darkRuns(row).map(({ 0: run, index }) => bar(index, y, run.length)));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_SIDE}" height="${QR_SIDE}" shape-rendering="crispEdges">` +
    `<path fill="${PLATE}" d="M0 0h${QR_SIDE}v${QR_SIDE}H0z"/><path fill="${INK}" d="${path.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;

  function bar(column: number, row: number, length: number): string {
    const width = length * module;
    return `M${start + column * module} ${start + row * module}h${width}v${module}h${-width}z`;
  }
}

/** Adjacent dark modules of a row, as matches of a text of 0 and 1. */
const darkRuns = (row: readonly boolean[]) => [...row.map(Number).join('').matchAll(/1+/g)];
