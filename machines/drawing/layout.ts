import type { StateModel, TransitionModel } from './model';
import { spoken } from './words';
import type { KeyEntry, Wording } from './wording';

/** Where everything lies, in units of the drawing (1 unit = 1 px), origin top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Box = Point & Size;

/** A state without states of its own. */
export interface Plate {
  readonly state: StateModel;
  readonly box: Box;
  /** What happens inside, without leaving: the plate's lower half. */
  readonly inside: readonly string[];
  /** At the right of the name: tags, or the letter of what happens inside. */
  readonly mark: string;
  /** The machine starts here. */
  readonly isStart: boolean;
}

/** A state around others. */
export interface Frame {
  readonly state: StateModel;
  readonly box: Box;
  readonly inside: readonly string[];
  readonly mark: string;
}

/** Words beside an arrow. `at` is the middle of the block's left edge, or of its right edge if `anchor` is `end`. */
export interface Label {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly anchor: 'start' | 'end';
}

/** An arrow: one transition, or a family of them that share a rail. */
export interface Arrow {
  readonly transitions: readonly TransitionModel[];
  /** Corners of the main line, from its tail to the foot of its head, or to the rail it joins. */
  readonly path: readonly Point[];
  /** Further lines of a family: tails that join the rail, or branches that leave it. */
  readonly branches: readonly (readonly Point[])[];
  readonly heads: readonly ArrowHead[];
  /** Leads back to a state that comes earlier: dashed. */
  readonly isBack: boolean;
  /** Null where the arrow before it has said the same. */
  readonly label: Label | null;
  /** Open dot at the tail of an arrow that leaves from any state. */
  readonly anywhere: Point | null;
}

export interface ArrowHead {
  readonly tip: Point;
  readonly points: 'up' | 'down' | 'left' | 'right';
}

export interface Layout extends Size {
  readonly plates: readonly Plate[];
  readonly frames: readonly Frame[];
  readonly arrows: readonly Arrow[];
  /** Filled dots where the machine, and each state around others, begins. */
  readonly starts: readonly { readonly dot: Point; readonly head: ArrowHead }[];
  /** What holds in every state without moving the machine. */
  readonly everywhere: readonly TransitionModel[];
  /** What the letters stand for; empty where there are none. */
  readonly key: readonly KeyEntry[];
}

export const MONO = { char: 7.82, line: 17 } as const;
/** Mean width of a letter of the state names, which are set in a sans; a generous one, whatever sans the reader has. */
const NAME_CHAR = 8.7;
export const PLATE = { height: 36, line: 18, pad: 14 } as const;
export const FRAME = { title: 30, pad: 20 } as const;
export const DOT = 6;
/** Length of an arrow's head. */
export const HEAD = 10;

/** Size of a block of monospaced lines. */
export const textSize = (lines: readonly string[]): Size => ({
  width: Math.ceil(Math.max(0, ...lines.map(({ length }) => length)) * MONO.char),
  height: lines.length * MONO.line,
});

/** Height that the lines inside a plate or frame add to it. */
export const insideHeight = (inside: readonly string[]) =>
  inside.length === 0 ? 0 : inside.length * PLATE.line + 10;

/** Smallest size of a plate that holds its name, its mark and what happens inside. */
export function plateSize(state: StateModel, { inside, mark, manner }: Wording): Size {
  const lines = inside(state);
  const marked = textSize([mark(state)]).width;
  // The name stands in the middle, so the room that the mark takes on one side is lost on the other as well.
  const beside = marked > 0 ? marked + manner.pad : 0;
  const name = Math.ceil(spoken(state.key).length * NAME_CHAR);
  return {
    width: Math.max(name + 2 * beside, textSize(lines).width) + 2 * manner.pad,
    height: PLATE.height + insideHeight(lines),
  };
}
