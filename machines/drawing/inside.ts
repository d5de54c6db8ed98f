import type { StateModel, TransitionModel } from './model';
import { labelOf, listOf } from './words';

/** What a state does without being left: on entry, on exit, and on events that keep it. */
export function insideOf(state: StateModel, transitions: readonly TransitionModel[]): string[] {
  const kept = transitions.filter(({ source, target }) => source === state.id && target === null);
  return [
    ...(state.entry.length > 0 ? [`entry / ${listOf(state.entry)}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${listOf(state.exit)}`] : []),
    ...kept.map((transition) => labelOf(transition).join(' ')),
  ];
}
