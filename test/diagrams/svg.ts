import {
  cornerOf,
  DOT,
  FRAME,
  MONO,
  PLATE,
  textSize,
  type Arrow,
  type Frame,
  type Layout,
  type Plate,
} from '../../machines/drawing/layout';
import type { MachineModel } from '../../machines/drawing/model';
import { headData, pathData, strokesOf, units } from '../../machines/drawing/strokes';
import { allStates, labelOf, spoken } from '../../machines/drawing/words';
import type { KeyEntry } from '../../machines/drawing/wording';
import { circle, escaped, frameTitle, insideLines, label, path, rectangle, STYLE, text } from './signs';

const MARGIN = 28;
/** The caption under the drawing needs this much room; a line of what holds in every state, that much height. */
const CAPTION = { height: 52, width: 400 } as const;
const NOTE = 22;

/** What the picture is called, and what it says to somebody who does not see it. */
export interface Caption {
  /** Number of the figure, from 1. */
  readonly figure: number;
  /** One sentence about the machine. */
  readonly sentence: string;
}

function plateSvg({ state, box, inside, mark, isStart }: Plate): string {
  const middle = { x: box.x + box.width / 2, y: box.y + (inside.length > 0 ? PLATE.height : box.height) / 2 };
  const tags = { x: box.x + box.width - PLATE.pad, y: middle.y };
  const inner = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
  return [
    `<g class="state${isStart ? ' start' : ''}" data-state="${escaped(state.id)}">`,
    rectangle('plate', box, cornerOf(state)),
    ...(state.isFinal ? [rectangle('final', inner, 3)] : []),
    text(spoken(state.key), middle, 'name', 'middle'),
    ...(mark !== '' ? [text(mark, tags, 'soft small', 'end')] : []),
    ...insideLines(inside, box, PLATE.height),
    '</g>',
  ].join('');
}

function frameSvg({ state, box, inside }: Frame): string {
  return [
    `<g class="state" data-state="${escaped(state.id)}">`,
    rectangle('frame', box, 8),
    ...frameTitle(spoken(state.key), box),
    ...insideLines(inside, box, FRAME.title),
    '</g>',
  ].join('');
}

function arrowSvg(arrow: Arrow, isLettered: boolean): string {
  const { transitions, isBack, label: words, anywhere } = arrow;
  const { lines, heads, guards, effects } = strokesOf(arrow);
  return [
    `<g class="arrow${isBack ? ' back' : ''}" data-event="${escaped(transitions[0]?.event ?? '')}">`,
    ...lines.map((line) => path('line', line)),
    ...heads.map((head) => path('head', head)),
    ...(anywhere ? [circle('open', anywhere, DOT)] : []),
    ...guards.map((guard) => path('open', guard)),
    ...effects.map((effect) => path('effect', effect)),
    ...(words ? label(words, isLettered) : []),
    '</g>',
  ].join('');
}

const startSvg = ({ dot, head }: Layout['starts'][number]) =>
  circle('dot', dot, DOT) +
  path('line', pathData([dot, { x: head.tip.x, y: head.tip.y - 9 }])) +
  path('head', headData(head));

/** Width of the column of letters in the key, and of a gap between two columns of entries. */
const KEY = { letter: 22, gap: 36, row: 20 } as const;

/** What the letters stand for, in as many columns as fit. */
function keySvg(
  key: readonly KeyEntry[],
  width: number,
): { readonly lines: string[]; readonly height: number } {
  if (key.length === 0) return { lines: [], height: 0 };
  const words = key.map(({ lines }) => lines.join(' '));
  const column = textSize(words).width + KEY.letter + KEY.gap;
  const columns = Math.max(1, Math.floor((width + KEY.gap) / column));
  const rows = Math.ceil(key.length / columns);
  const lines = key.flatMap(({ letter }, index) => {
    const at = { x: Math.floor(index / rows) * column, y: (index % rows) * KEY.row + MONO.line / 2 };
    return [text(letter, at, 'bold'), text(words[index] ?? '', { ...at, x: at.x + KEY.letter })];
  });
  return { lines, height: rows * KEY.row };
}

/** The picture of a machine: a whole SVG file that carries its own look and needs nothing else. */
export function toSvg(model: MachineModel, layout: Layout, { figure, sentence }: Caption): string {
  const notes = layout.everywhere.map((transition) => labelOf(transition).join(' '));
  const longest = Math.max(0, ...layout.key.map(({ lines }) => textSize([lines.join(' ')]).width));
  const width = Math.max(layout.width, CAPTION.width, longest > 0 ? longest + KEY.letter : 0);
  const key = keySvg(layout.key, width);
  const keyTop = layout.height + 24;
  const drawn = key.height > 0 ? keyTop + key.height : layout.height;
  const notesTop = drawn + 30;
  const captionTop = drawn + (notes.length > 0 ? 30 + notes.length * NOTE : 12);
  const [fullWidth, fullHeight] = [width + 2 * MARGIN, captionTop + CAPTION.height + 2 * MARGIN - 8];
  const counts = `${allStates(model.states).filter(({ isHistory }) => !isHistory).length} states, ${model.transitions.length} transitions`;
  const shift = (width - layout.width) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="${units(fullWidth)}" height="${units(fullHeight)}" viewBox="0 0 ${units(fullWidth)} ${units(fullHeight)}" role="img" aria-labelledby="${model.id}-title ${model.id}-desc">`,
    `<title id="${model.id}-title">${escaped(model.id)}</title>`,
    `<desc id="${model.id}-desc">${escaped(`${sentence} ${counts}.`)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    `<g transform="translate(${units(MARGIN + shift)} ${MARGIN})">`,
    ...layout.frames.map(frameSvg),
    ...layout.arrows.map((arrow) => arrowSvg(arrow, layout.key.length > 0)),
    ...layout.starts.map(startSvg),
    ...layout.plates.map(plateSvg),
    '</g>',
    ...(key.height > 0
      ? [`<g transform="translate(${MARGIN} ${MARGIN + keyTop})">`, ...key.lines, '</g>']
      : []),
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...notes.flatMap((words, index) => [
      ...(index === 0 ? [text('in every state', { x: 0, y: notesTop }, 'soft')] : []),
      text(words, { x: 126, y: notesTop + index * NOTE }),
    ]),
    path('rule', `M0 ${units(captionTop + 20)}h${units(width)}`),
    text(`FIG. ${figure} ${model.id}`, { x: 0, y: captionTop + 42 }, 'bold'),
    text(counts, { x: width, y: captionTop + 42 }, 'soft', 'end'),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
