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
  const moves = log.filter(({ outcome }) => outcome === 'moved' || outcome === 'jumped');
  const values = [...moves.map(({ to }) => to), ...moves.slice(-1).map(({ from }) => from)];
  const visited = new Set(values.flatMap((value) => activeIds(model, value)));

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
  return { active: new Set(activeIds(model, record.value)), visited, isTaken };
}
