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
  const path = data.flatMap((row, y) => runs(row).map(([from, to]) => bar(from, y, to - from))).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_SIDE}" height="${QR_SIDE}" shape-rendering="crispEdges">` +
    `<path fill="${PLATE}" d="M0 0h${QR_SIDE}v${QR_SIDE}H0z"/><path fill="${INK}" d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;

  function bar(column: number, row: number, length: number): string {
    const width = length * module;
    return `M${start + column * module} ${start + row * module}h${width}v${module}h${-width}z`;
  }
}

/** Runs of adjacent dark modules, as start and end (exclusive). */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, index) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last?.[1] === index) last[1] = index + 1;
    else found.push([index, index + 1]);
  });
  return found;
}
