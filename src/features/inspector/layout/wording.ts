import type { LayoutStyle } from './layoutStyle';
import type { MachineModel, StateModel } from './model';
import type { Bundle, Edge, Routing } from './routing';
import { allStates, insideOf, labelOf, spoken } from './words';

/** The meaning of a letter in a drawing. */
export interface KeyEntry {
  readonly letter: string;
  readonly lines: readonly string[];
}

export const leavesFromAnywhere = ({ tails }: Bundle) => tails.length === 0;

const bundleWords = (bundle: Bundle): string[] => [
  ...labelOf(bundle.edges[0]),
  ...(leavesFromAnywhere(bundle) ? ['from any state'] : []),
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

export type Wording = ReturnType<typeof wordingOf>;

/** The labels of arrows and plates in a drawing, in words or letters. Letters are assigned from the column outwards. */
export function wordingOf(model: MachineModel, { direct, lanes }: Routing, style: LayoutStyle) {
  const { key, letterOf } = letters();
  const insideWords = (state: StateModel) => insideOf(state, model.transitions);
  const insideKey = (state: StateModel) => [`in ${spoken(state.key)}`, ...insideWords(state)];
  const hasInside = (state: StateModel) => insideWords(state).length > 0;
  const isLettered = style.plates === 'letters';
  const arrow = (words: readonly string[]) => (style.arrows === 'letters' ? [letterOf(words)] : words);

  // Assign all letters up front, so that they don't depend on the order of later calls.
  for (const edge of direct) arrow(labelOf(edge));
  for (const { bundles } of lanes) for (const bundle of bundles) arrow(bundleWords(bundle));
  if (isLettered) for (const state of allStates(model.states).filter(hasInside)) letterOf(insideKey(state));

  return {
    style,
    /** Empty if the drawing uses no letters. */
    key,
    arrow: (edge: Edge) => arrow(labelOf(edge)),
    bundle: (bundle: Bundle) => arrow(bundleWords(bundle)),
    inside: (state: StateModel) => (isLettered ? [] : insideWords(state)),
    /** To the right of a state's name. */
    mark: (state: StateModel) =>
      isLettered
        ? hasInside(state)
          ? letterOf(insideKey(state))
          : ''
        : [...(state.isHistory ? ['H'] : []), ...state.tags].join(' '),
  };
}
