import type { StateModel, TransitionModel } from './model';
import { labelOf, listOf } from './words';

/** Lines for a state's entry and exit actions and its internal transitions. */
export function insideOf(state: StateModel, transitions: readonly TransitionModel[]): string[] {
  const kept = transitions.filter(({ source, target }) => source === state.id && target === null);
  return [
    ...(state.entry.length > 0 ? [`entry / ${listOf(state.entry)}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${listOf(state.exit)}`] : []),
    ...kept.map((transition) => labelOf(transition).join(' ')),
  ];
}
