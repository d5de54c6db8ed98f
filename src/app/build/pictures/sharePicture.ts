import { SITE } from '../../../content/site';
import { PICTURE_SIZE } from '../headTags';
import { colour, type Colours } from '../tokens';
import { lineHeight, setHeading } from './heading';
import { outlineOf, type Faces } from './outline';

/** Inputs of a page's picture. */
interface SharePicture {
  readonly heading: string;
  /** Text at the bottom: the kind of page. */
  readonly foot: string;
  /** Text below the drawing; may be empty. */
  readonly caption: string;
  /** The drawing: the content of an SVG. */
  readonly art: string;
  readonly viewBox: string;
}

/** In px. */
const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const EDGE = 26;
const LEFT = 74;
const WORDS = { width: 548, top: 150, bottom: 520 };
const ART = { x: 666, y: 64, width: 468, height: 500 };
const CAPTION_ROOM = 44;
const FOOT = 562;

/** A sheet as SVG without fonts, styles or external references: logo, heading and footer at the left, drawing at the right. */
export function sharePictureSvg(picture: SharePicture, colours: Colours, faces: Faces): string {
  const { art, viewBox, caption } = picture;
  const ink = colour(colours, 'ink');
  const artHeight = ART.height - (caption === '' ? 0 : CAPTION_ROOM);
  const artBox = `x="${ART.x}" y="${ART.y}" width="${ART.width}" height="${artHeight}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour(colours, 'paper')}"/>`,
    `<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}" fill="none" stroke="${colour(colours, 'rule')}" stroke-width="2"/>`,
    brand(colours, faces),
    headingBlock(picture.heading, colours, faces),
    `<path fill="${colour(colours, 'ink-soft')}" d="${outlineOf(picture.foot, { face: faces.label, size: 21, wordSpace: 0.06 }, { x: LEFT, y: FOOT })}"/>`,
    `<svg ${artBox} viewBox="${viewBox}" color="${ink}" overflow="visible">${art}</svg>`,
    captionLine(caption, colours, faces),
    '</svg>',
  ].join('');
}

/** The logo and the two lines of the name, as in the navbar. */
function brand(colours: Colours, { heading }: Faces): string {
  const ink = colour(colours, 'ink');
  const [first, second] = SITE.wordmark;
  const setting = { face: heading, size: 24, tracking: -0.015 };
  const words = outlineOf(first, setting, { x: 142, y: 92 }) + outlineOf(second, setting, { x: 142, y: 118 });
  return [
    `<g transform="translate(${LEFT - 4} 68) scale(1.6)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round">`,
    '<circle cx="13" cy="21" r="10"/><circle cx="13" cy="21" r="4.5"/><path d="M19.5 13.5C22 9 26 12 29 5"/>',
    `<circle cx="29" cy="5" r="3" fill="${colour(colours, 'marker')}" stroke="none"/></g>`,
    `<path fill="${ink}" d="${words}"/>`,
  ].join('');
}

/** The heading, centred vertically in its box, above a marigold line. */
function headingBlock(text: string, colours: Colours, faces: Faces): string {
  const { width, top, bottom } = WORDS;
  const { lines, ...setting } = setHeading(text, faces.heading, { width, height: bottom - top });
  const step = lineHeight(setting.size);
  const first = (top + bottom - lines.length * step) / 2 + setting.size * 0.86;
  const words = lines.map((line, index) => outlineOf(line, setting, { x: LEFT, y: first + index * step }));
  const under = first + (lines.length - 1) * step + setting.size * 0.5;
  return [
    `<path fill="${colour(colours, 'ink')}" d="${words.join('')}"/>`,
    `<rect x="${LEFT}" y="${under}" width="72" height="5" fill="${colour(colours, 'marker')}"/>`,
  ].join('');
}

function captionLine(caption: string, colours: Colours, { mono }: Faces): string {
  if (caption === '') return '';
  const at = { x: ART.x + ART.width / 2, y: FOOT, anchor: 'middle' };
  return `<path fill="${colour(colours, 'ink-soft')}" d="${outlineOf(caption, { face: mono, size: 19 }, at)}"/>`;
}
