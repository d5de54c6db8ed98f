import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, Words, type Lit } from '../../src/features/inspector/diagram/Drawing';
import { MONO, textSize, type Layout } from '../../src/features/inspector/layout/layout';
import type { MachineModel } from '../../src/features/inspector/layout/model';
import { round } from '../../src/features/inspector/layout/strokes';
import type { KeyEntry } from '../../src/features/inspector/layout/wording';
import { labelOf, leafOf, sizeOf } from '../../src/features/inspector/layout/words';
import { CLASS_NAMES, STYLE } from './style';

const MARGIN = 28;
/** Size of the caption below the drawing, and line height of the notes. */
const CAPTION = { height: 52, width: 400 } as const;
const NOTE = 22;
/** Width of a letter's column in the key, gap between two columns of entries, and line height. */
const KEY = { letter: 22, gap: 36, row: 20 } as const;

/** The caption of the picture, and its description for screen readers. */
export interface Caption {
  readonly figure: number;
  /** One sentence about the machine. */
  readonly sentence: string;
}

/** Highlights where the machine starts. */
const atStart = (model: MachineModel): Lit => ({
  active: new Set([leafOf(model, model.initial)]),
  visited: new Set(),
  isTaken: () => false,
});

const wordsOf = ({ lines }: KeyEntry) => lines.join(' ');
const keyWidth = (key: readonly KeyEntry[]) =>
  key.length === 0 ? 0 : KEY.letter + textSize(key.map(wordsOf)).width;

/** Rows of the key, in as many columns as fit. */
function keyRows(key: readonly KeyEntry[], width: number): number {
  const columns = Math.max(1, Math.floor((width + KEY.gap) / (keyWidth(key) + KEY.gap)));
  return Math.ceil(key.length / columns);
}

/** The meaning of the letters. */
function Key({ entries, rows, y }: { entries: readonly KeyEntry[]; rows: number; y: number }) {
  return entries.map((entry, index) => {
    const x = Math.floor(index / rows) * (keyWidth(entries) + KEY.gap);
    const at = { x, y: y + (index % rows) * KEY.row + MONO.line / 2 };
    return (
      <g key={entry.letter}>
        <Words at={at} className="letter">
          {entry.letter}
        </Words>
        <Words at={{ ...at, x: x + KEY.letter }}>{wordsOf(entry)}</Words>
      </g>
    );
  });
}

/** The transitions that are possible in every state. */
function Notes({ lines, y }: { lines: readonly string[]; y: number }) {
  if (lines.length === 0) return null;
  return (
    <g>
      <Words at={{ x: 0, y }} className="soft">
        in every state
      </Words>
      {lines.map((words, index) => (
        <Words key={words} at={{ x: 126, y: y + index * NOTE }}>
          {words}
        </Words>
      ))}
    </g>
  );
}

interface SheetProps {
  readonly model: MachineModel;
  readonly layout: Layout;
  readonly caption: Caption;
}

function Sheet({ model, layout, caption: { figure, sentence } }: SheetProps) {
  const { id } = model;
  const width = Math.max(layout.width, CAPTION.width, keyWidth(layout.key));
  const rows = keyRows(layout.key, width);
  const notes = layout.everywhere.map((transition) => labelOf(transition).join(' '));
  const drawn = rows > 0 ? layout.height + 24 + rows * KEY.row : layout.height;
  const captionTop = drawn + (notes.length > 0 ? 30 + notes.length * NOTE : 12);
  const sheet = {
    width: round(width + 2 * MARGIN),
    height: round(captionTop + CAPTION.height + 2 * MARGIN - 8),
  };
  const size = sizeOf(model);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="diagram"
      {...sheet}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{id}</title>
      <desc id={`${id}-desc`}>{`${sentence} ${size}.`}</desc>
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      <rect className="paper" width="100%" height="100%" />
      <g transform={`translate(${round(MARGIN + (width - layout.width) / 2)} ${MARGIN})`}>
        <Drawing layout={layout} lit={atStart(model)} styles={CLASS_NAMES} />
      </g>
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Key entries={layout.key} rows={rows} y={layout.height + 24} />
        <Notes lines={notes} y={drawn + 30} />
        <path className="rule" d={`M0 ${round(captionTop + 20)}h${round(width)}`} />
        <Words at={{ x: 0, y: captionTop + 42 }} className="letter">{`FIG. ${figure} ${id}`}</Words>
        <Words at={{ x: width, y: captionTop + 42 }} anchor="end" className="soft">
          {size}
        </Words>
      </g>
    </svg>
  );
}

/** The picture of a machine: a self-contained SVG file, a line per group. */
export function toSvg(model: MachineModel, layout: Layout, caption: Caption): string {
  const markup = renderToStaticMarkup(<Sheet model={model} layout={layout} caption={caption} />);
  return `${markup.replaceAll('<g', '\n<g')}\n`;
}
