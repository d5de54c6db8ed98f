import { DOT, FRAME, PLATE, type Arrow, type Frame, type Layout, type Plate } from './layout';
import type { MachineModel } from './model';
import {
  arrowHead,
  circle,
  effectSign,
  escaped,
  frameTitle,
  guardSign,
  insideLines,
  label,
  path,
  pathData,
  rectangle,
  STYLE,
  text,
  units,
} from './signs';
import { allStates, labelOf, spoken } from './words';

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

function plateSvg({ state, box, inside, isStart }: Plate): string {
  const middle = { x: box.x + box.width / 2, y: box.y + (inside.length > 0 ? PLATE.height : box.height) / 2 };
  const tags = { x: box.x + box.width - PLATE.pad, y: middle.y };
  const inner = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
  return [
    `<g class="state${isStart ? ' start' : ''}" data-state="${escaped(state.id)}">`,
    rectangle('plate', box, 6),
    ...(state.isFinal ? [rectangle('final', inner, 3)] : []),
    text(spoken(state.key), middle, 'name', 'middle'),
    ...(state.tags.length > 0 ? [text(state.tags.join(' '), tags, 'soft small', 'end')] : []),
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

function arrowSvg({
  transitions,
  path: main,
  branches,
  heads,
  isBack,
  label: words,
  anywhere,
}: Arrow): string {
  const [first] = transitions;
  if (!first) return '';
  return [
    `<g class="arrow${isBack ? ' back' : ''}" data-event="${escaped(first.event)}">`,
    path('line', pathData(main)),
    ...branches.map((branch) => path('line', pathData(branch))),
    ...heads.map(arrowHead),
    ...(anywhere ? [circle('open', anywhere, DOT)] : []),
    ...(first.guard === null ? [] : [guardSign(main)]),
    ...(first.actions.some(({ isEffect }) => isEffect) ? [effectSign(main)] : []),
    ...(words ? label(words) : []),
    '</g>',
  ].join('');
}

const startSvg = ({ dot, head }: Layout['starts'][number]) =>
  circle('dot', dot, DOT) +
  path('line', pathData([dot, { x: head.tip.x, y: head.tip.y - 9 }])) +
  arrowHead(head);

/** The picture of a machine: a whole SVG file that carries its own look and needs nothing else. */
export function toSvg(model: MachineModel, layout: Layout, { figure, sentence }: Caption): string {
  const notes = layout.everywhere.map((transition) => labelOf(transition).join(' '));
  const notesTop = layout.height + 30;
  const captionTop = layout.height + (notes.length > 0 ? 30 + notes.length * NOTE : 12);
  const width = Math.max(layout.width, CAPTION.width);
  const [fullWidth, fullHeight] = [width + 2 * MARGIN, captionTop + CAPTION.height + 2 * MARGIN - 8];
  const counts = `${allStates(model.states).length} states, ${model.transitions.length} transitions`;
  const shift = (width - layout.width) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="${units(fullWidth)}" height="${units(fullHeight)}" viewBox="0 0 ${units(fullWidth)} ${units(fullHeight)}" role="img" aria-labelledby="${model.id}-title ${model.id}-desc">`,
    `<title id="${model.id}-title">${escaped(model.id)}</title>`,
    `<desc id="${model.id}-desc">${escaped(`${sentence} ${counts}.`)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    `<g transform="translate(${units(MARGIN + shift)} ${MARGIN})">`,
    ...layout.frames.map(frameSvg),
    ...layout.arrows.map(arrowSvg),
    ...layout.starts.map(startSvg),
    ...layout.plates.map(plateSvg),
    '</g>',
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
