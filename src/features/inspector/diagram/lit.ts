import type { Arrow } from '../layout/layout';
import type { MachineModel } from '../layout/model';
import { leafOf } from '../layout/words';
import type { FlowRecord } from '../../../store/flowRecords';
import type { LoggedTransition } from '../transitionLog';
import { activeIds } from '../states';
import type { Lit } from './Drawing';

/** Id of the innermost state of a state value. */
const leafAt = (model: MachineModel, value: LoggedTransition['to']) =>
  activeIds(model, value).at(-1) ?? model.id;

/** What to highlight in a machine's drawing. @param log of this machine only, newest first */
export function litBy(model: MachineModel, record: FlowRecord, log: readonly LoggedTransition[]): Lit {
  const visits = new Map<string, number>();
  const moves = log.filter(({ outcome }) => outcome === 'moved' || outcome === 'jumped');
  for (const { to } of moves)
    for (const id of activeIds(model, to)) visits.set(id, (visits.get(id) ?? 0) + 1);
  const first = moves.at(-1);
  if (first) for (const id of activeIds(model, first.from)) visits.set(id, (visits.get(id) ?? 0) + 1);

  const last = log.find(({ outcome }) => outcome !== 'refused');
  const sources = last ? [model.id, ...activeIds(model, last.from)] : [];
  const target = last ? leafAt(model, last.to) : '';
  const isTaken = ({ transitions }: Arrow) =>
    last !== undefined &&
    last.outcome !== 'jumped' &&
    transitions.some(
      (one) =>
        one.event === last.event.type &&
        one.target !== null &&
        leafOf(model, one.target) === target &&
        sources.includes(one.source),
    );
  return { active: new Set(activeIds(model, record.value)), visits, isTaken };
}
