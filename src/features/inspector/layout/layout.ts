import type { StateModel, TransitionModel } from './model';
import { spoken } from './words';
import type { KeyEntry, Wording } from './wording';

/** Coordinates in units of the drawing (1 unit = 1 px), origin at the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Box = Point & Size;

/** A state in its place. */
export interface PlacedState {
  readonly state: StateModel;
  readonly box: Box;
  /** Entry and exit actions and internal transitions, below the name. */
  readonly inside: readonly string[];
  /** To the right of the name: tags, or the letter for `inside`. */
  readonly mark: string;
}

/** Words beside an arrow. `at` is the middle of the left edge, or of the right edge if `anchor` is `end`. */
interface Label {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly anchor: 'start' | 'end';
}

/** An arrow for one transition, or for several that share a rail. */
export interface Arrow {
  readonly transitions: readonly TransitionModel[];
  /** Corners of the main line, from its tail to the base of its head, or to the rail it joins. */
  readonly path: readonly Point[];
  /** Further lines, if several share a rail: tails that join it, or branches that leave it. */
  readonly branches: readonly (readonly Point[])[];
  readonly heads: readonly ArrowHead[];
  /** Leads to an earlier state; drawn dashed. */
  readonly isBack: boolean;
  /** Null if an arrow above has the same label. */
  readonly label: Label | null;
  /** Position of the open dot at the tail of an arrow that leaves any state. */
  readonly anywhere: Point | null;
}

export interface ArrowHead {
  readonly tip: Point;
  readonly points: 'up' | 'down' | 'left' | 'right';
}

export interface Layout extends Size {
  /** The atomic states. */
  readonly plates: readonly PlacedState[];
  /** The compound states. */
  readonly frames: readonly PlacedState[];
  readonly arrows: readonly Arrow[];
  /** Filled dots at the initial states of the machine and of compound states. */
  readonly starts: readonly { readonly dot: Point; readonly head: ArrowHead }[];
  /** Transitions that apply in every state without leaving it. */
  readonly everywhere: readonly TransitionModel[];
  /** Explains the letters; empty if there are none. */
  readonly key: readonly KeyEntry[];
}

export const MONO = { char: 7.82, line: 17 } as const;
/** Average character width of state names; generous, because the reader's sans-serif font is unknown. */
const NAME_CHAR = 8.7;
export const PLATE = { height: 36, line: 18, pad: 14 } as const;
/** Radius of a plate's corners; a history state is a pill. */
export const cornerOf = ({ isHistory }: StateModel): number => (isHistory ? PLATE.height / 2 : 6);
export const FRAME = { title: 30, pad: 20 } as const;
export const DOT = 6;
/** Length of an arrow's head. */
export const HEAD = 10;

/** Size of a block of monospaced lines. */
export const textSize = (lines: readonly string[]): Size => ({
  width: Math.ceil(Math.max(0, ...lines.map(({ length }) => length)) * MONO.char),
  height: lines.length * MONO.line,
});

/** Extra height of a plate or frame for the lines inside it. */
export const insideHeight = (inside: readonly string[]) =>
  inside.length === 0 ? 0 : inside.length * PLATE.line + 10;

/** Minimum size of a plate for its name, mark and inside lines. */
export function plateSize(state: StateModel, { inside, mark, style }: Wording): Size {
  const lines = inside(state);
  const marked = textSize([mark(state)]).width;
  // The name is centred, so the mark takes space on both sides.
  const beside = marked > 0 ? marked + style.pad : 0;
  const name = Math.ceil(spoken(state.key).length * NAME_CHAR);
  return {
    width: Math.max(name + 2 * beside, textSize(lines).width) + 2 * style.pad,
    height: PLATE.height + insideHeight(lines),
  };
}
