import { insideOf } from './inside';
import type { Manner } from './manner';
import type { MachineModel, StateModel } from './model';
import type { Feed, Move, Traffic } from './traffic';
import { allStates, labelOf, spoken } from './words';

/** The meaning of a letter in a drawing. */
export interface KeyEntry {
  readonly letter: string;
  readonly lines: readonly string[];
}

/** The labels of arrows and plates in one drawing. */
export interface Wording {
  readonly manner: Manner;
  readonly arrow: (move: Move) => readonly string[];
  readonly feed: (feed: Feed) => readonly string[];
  readonly inside: (state: StateModel) => readonly string[];
  /** To the right of a state's name. */
  readonly mark: (state: StateModel) => string;
  /** Empty if the drawing uses no letters. */
  readonly key: readonly KeyEntry[];
}

export const leavesFromAnywhere = ({ tails }: Feed) => tails.length === 0;

const feedWords = (feed: Feed): string[] => [
  ...labelOf(feed.moves[0]),
  ...(leavesFromAnywhere(feed) ? ['from any state'] : []),
];

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Assigns letters; the same words get the same one. */
function letters() {
  const key: KeyEntry[] = [];
  const letterOf = (lines: readonly string[]): string => {
    const known = key.find((one) => one.lines.join() === lines.join());
    if (known) return known.letter;
    const index = key.length;
    const letter = `${ALPHABET[Math.floor(index / 26) - 1] ?? ''}${ALPHABET[index % 26] ?? ''}`;
    key.push({ letter, lines });
    return letter;
  };
  return { key, letterOf };
}

/** Creates the labels of a drawing, in words or letters. Letters are assigned from the column outwards. */
export function wordingOf(model: MachineModel, { direct, lanes }: Traffic, manner: Manner): Wording {
  const { key, letterOf } = letters();
  const insideWords = (state: StateModel) => insideOf(state, model.transitions);
  const insideKey = (state: StateModel) => [`in ${spoken(state.key)}`, ...insideWords(state)];
  const hasInside = (state: StateModel) => insideWords(state).length > 0;
  const isLettered = manner.plates === 'letters';
  const arrow = (words: readonly string[]) => (manner.arrows === 'letters' ? [letterOf(words)] : words);

  // Assign all letters up front, so that they don't depend on the order of later calls.
  for (const move of direct) arrow(labelOf(move));
  for (const { feeds } of lanes) for (const feed of feeds) arrow(feedWords(feed));
  if (isLettered) for (const state of allStates(model.states).filter(hasInside)) letterOf(insideKey(state));

  return {
    manner,
    key,
    arrow: (move) => arrow(labelOf(move)),
    feed: (feed) => arrow(feedWords(feed)),
    inside: (state) => (isLettered ? [] : insideWords(state)),
    mark: (state) =>
      isLettered
        ? hasInside(state)
          ? letterOf(insideKey(state))
          : ''
        : [...(state.isHistory ? ['H'] : []), ...state.tags].join(' '),
  };
}
