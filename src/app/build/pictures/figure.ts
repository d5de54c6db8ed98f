import { textOfMarkup } from '../../../domain/markup';
import { colour, type Colours } from '../tokens';
import { outlineOf, type Faces } from './outline';

/** A drawing as it appears on a page. */
interface PageFigure {
  /** File name in the build. */
  readonly file: string;
  readonly viewBox: string;
  readonly title: string;
  /** Text below it: `FIG. 2 Specification`. */
  readonly caption: string;
  /** Numerals that the page itself sets at the leader lines. */
  readonly callOuts: readonly CallOut[];
}

interface CallOut {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: string;
}

const SHOWN = /<svg\b([^>]*)><use href="\/([^"#]+)#art"><\/use>(.*?)<\/svg>/s;
const CALL_OUT = /<text [^>]*?x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)">(\d+)/g;

/** The first drawing in rendered markup; undefined if there is none. */
export function figureIn(markup: string): PageFigure | undefined {
  const main = markup.slice(markup.indexOf('<main'));
  const [, attributes = '', file, inside = ''] = SHOWN.exec(main) ?? [];
  if (file === undefined) return undefined;
  const attribute = (name: string) =>
    textOfMarkup(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
  const callOuts = Array.from(inside.matchAll(CALL_OUT), ([, x, y, anchor = 'start', text = '']) => ({
    text,
    x: Number(x),
    y: Number(y),
    anchor,
  }));
  return {
    file,
    viewBox: attribute('viewBox'),
    title: attribute('aria-label'),
    caption: textOfMarkup(/<figcaption[^>]*><span>(.*?)<\/span>/s.exec(main)?.[1] ?? ''),
    callOuts: [...new Map(callOuts.map((callOut) => [callOut.text, callOut])).values()],
  };
}

/** In units of the drawing; as large as on a phone, because the picture is displayed small. */
const CALL_OUT_SIZE = 27;

/** The call-outs as outlined text. */
export function drawCallOuts({ callOuts }: PageFigure, { mono }: Faces, ink: string): string {
  const paths = callOuts.map(({ text, ...at }) => outlineOf(text, { face: mono, size: CALL_OUT_SIZE }, at));
  return `<path fill="${ink}" d="${paths.join('')}"/>`;
}

/** The inside of a drawing's file, with colours for tokens and outlines for text. */
export function inked(svg: string, colours: Colours, faces: Faces): string {
  const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return inside
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) =>
      outlinedText(attributes, textOfMarkup(text), faces),
    )
    .replaceAll('var(--fig-bg)', 'var(--paper)')
    .replace(/var\(--([\w-]+)(?:, ?([\w#]+))?\)/g, (_, name: string, otherwise?: string) =>
      otherwise === undefined ? colour(colours, name) : (colours.get(name) ?? otherwise),
    )
    .replaceAll('currentColor', colour(colours, 'ink'));
}

/** In px; the default of `--fig-numeral`. */
const NUMERAL_SIZE = 15;

function outlinedText(attributes: string, text: string, faces: Faces): string {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const isSans = read('font-family') === 'var(--sans)';
  const setting = {
    face: isSans ? faces.heading : faces.mono,
    size: parseFloat(read('font-size') ?? '') || NUMERAL_SIZE,
    tracking: parseFloat(read('letter-spacing') ?? '0'),
  };
  const at = { x: Number(read('x')), y: Number(read('y')), anchor: read('text-anchor') };
  const transform = read('transform');
  const turned = transform === undefined ? '' : ` transform="${transform}"`;
  return `<path fill="${read('fill') ?? 'currentColor'}"${turned} d="${outlineOf(text, setting, at)}"/>`;
}
