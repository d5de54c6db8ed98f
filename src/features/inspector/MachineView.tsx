import { classNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { litBy } from './diagram/lit';
import type { Lit } from './diagram/Drawing';
import { eventForms } from './eventForms';
import { CopyButton } from './CopyButton';
import { EventPanel } from './EventPanel';
import { sanitised } from '../../store/devTools';
import { canSend } from '../../store/flowRecords';
import { InspectorTools, type InspectorProps } from './InspectorTools';
import { LogTable } from './LogTable';
import type { MachineInfo } from './machineInfo';
import { MachineFigure } from './MachineFigure';
import styles from './MachineView.module.css';
import { MachinePicker, MachineSide } from './MachineSide';
import { activeIds, leavesOf, pathOf, recordAt, stateName } from './states';

interface MachineViewProps extends InspectorProps {
  readonly info: MachineInfo;
}

/** Current state and context of the machine. */
function Now({ info, inspected }: Pick<MachineViewProps, 'info' | 'inspected'>) {
  const { value, context } = inspected.flows[info.id];
  const active = new Set(activeIds(info.model, value));
  const tags = leavesOf(info.model).flatMap((state) => (active.has(state.id) ? state.tags : []));
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">
        Now
        <small>{inspected.tab ? `in the tab on ${inspected.tab.address}` : 'in this tab'}</small>
      </h2>
      <p className={styles.now}>{stateName(value)}</p>
      <dl className={styles.memory}>
        {tags.length > 0 && (
          <div>
            <dt>tags</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        )}
        {Object.entries(context ?? {}).map(([name, part]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{JSON.stringify(sanitised(part))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A button for every state, to jump there; also the text equivalent of the drawing. */
function States({
  info,
  inspected,
  lit,
}: Pick<MachineViewProps, 'info' | 'inspected'> & { readonly lit: Lit }) {
  const record = inspected.flows[info.id];
  const visited = leavesOf(info.model).filter(({ id }) => lit.visited.has(id) || lit.active.has(id));
  return (
    <section aria-labelledby="states-title">
      <h2 id="states-title">
        Jump to a state
        <small>
          {visited.length} of {leavesOf(info.model).length} visited
        </small>
      </h2>
      <ul className="buttons">
        {leavesOf(info.model).map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.state, lit.visited.has(id) && styles.visited)}
              aria-current={lit.active.has(id) || undefined}
              onClick={() => inspected.jump({ flow: info.id, record: recordAt(info.model, id, record) })}
            >
              {pathOf(info.model, id)}
              {lit.visited.has(id) && <span className="visually-hidden">, visited</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className={classNames('hint', styles.below)}>Bypasses guards and runs no effects.</p>
    </section>
  );
}

/** Screen reader announcement of the last transition. */
function announcement(log: InspectorProps['inspected']['log']): string {
  const [last] = log;
  if (!last) return '';
  const { event, outcome, from, to } = last;
  if (outcome === 'refused') return `${event.type} is refused in ${stateName(from)}.`;
  return outcome === 'stayed'
    ? `${event.type}: stays in ${stateName(to)}.`
    : `${event.type}: ${stateName(from)} to ${stateName(to)}.`;
}

/** On phones: the events that need no input, always within reach. */
function Dock({ info, inspected }: Pick<MachineViewProps, 'info' | 'inspected'>) {
  const record = inspected.flows[info.id];
  const events = eventForms(info, record)
    .filter(({ fields }) => fields.length === 0)
    .map(({ build }) => build({}))
    .filter((event) => canSend(info.id, record, event));
  if (events.length === 0) return null;
  return (
    <div className={styles.dock} role="group" aria-label="Possible events">
      {events.slice(0, 2).map((event) => (
        <Button key={event.type} onClick={() => inspected.send(info.id, event)}>
          {event.type}
        </Button>
      ))}
    </div>
  );
}

/** One machine: its drawing, its possible events and its log. */
export function MachineView(props: MachineViewProps) {
  const { info, inspected, walks } = props;
  const record = inspected.flows[info.id];
  const log = inspected.log.filter(({ flow }) => flow === info.id);
  const lit = litBy(info.model, record, log);
  return (
    <>
      <PageHead
        size="tool"
        title={info.name}
        breadcrumb={[{ label: 'Machines', to: props.addressOf(null) }]}
        aside={<InspectorTools {...props} only={info.id} />}
      />
      {props.news}
      <div className={styles.desk}>
        <MachineSide {...props} />
        <MachinePicker {...props} />
        <MachineFigure info={info} lit={lit} />
        <div className={styles.controls}>
          <Now info={info} inspected={inspected} />
          <section aria-labelledby="events-title">
            <h2 id="events-title">
              Events
              <small>{inspected.tab ? 'sent to the followed tab' : 'effects are named, not run'}</small>
            </h2>
            <EventPanel info={info} record={record} onSend={(event) => inspected.send(info.id, event)} />
          </section>
          <States info={info} inspected={inspected} lit={lit} />
          <section aria-labelledby="walks-title">
            <h2 id="walks-title">Walks</h2>
            <p className="hint">
              Record what you do here or in the followed tab, name it, and save it as a file that the tests
              can replay. Leaving the machine pages discards it.
            </p>
            <div className={classNames('buttons', styles.below)}>
              <Button variant="ghost" size="sm" icon="download" onClick={() => walks.saveState(info.id)}>
                Save this state
              </Button>
              <CopyButton text={() => JSON.stringify({ [info.id]: record })}>Copy it</CopyButton>
            </div>
          </section>
        </div>
      </div>
      <LogTable log={inspected.log} flow={info.id} />
      <Dock info={info} inspected={inspected} />
      <p role="status" className="visually-hidden">
        {announcement(log)}
      </p>
    </>
  );
}
