import { FLOW_IDS } from '../../../machines';
import { graphOf } from '../../../test/paths/graph';
import { eventsIn } from '../../../test/paths/kinds';
import { tourOf } from '../../../test/paths/tour';
import { initialRecords, snapshotOf, stepFlow, type FlowEvent } from '../../store/flowRecords';
import { eventForms, possibleValues } from './eventForms';
import { machineInfo } from './machineInfo';

it.each(FLOW_IDS)('the page of %s can send every event that the machine takes', (id) => {
  const info = machineInfo(id)!;
  let record = initialRecords[id];
  const missing = new Set<string>();
  for (const { at, transition } of tourOf(graphOf(id))) {
    const event = eventsIn(id, snapshotOf(id, record))[at] as FlowEvent;
    const form = eventForms(info, record).find(({ type }) => type === event.type)!;
    if (transition.definition !== null && !possibleValues(id, record, form)) missing.add(transition.name);
    record = stepFlow(id, record, event).record;
  }
  expect([...missing]).toEqual([]);
});
