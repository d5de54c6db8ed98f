import { useMemo } from 'react';
import { counted } from '../../domain/counting';
import { layoutOf } from './layout/arrange';
import { LAYOUT_STYLES } from './layout/layoutStyle';
import { MACHINE_GROUPS, type MachineInfo } from './machineInfo';
import { realStates, spoken } from './layout/words';
import { NAME_MAX } from '../../domain/fields';
import { initialFlows } from '../../store/flows';
import { classNames } from '../../ui/classNames';
import { EmptyState } from '../../ui/EmptyState';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { SegmentedChoice } from '../../ui/SegmentedChoice';
import control from './Control.module.css';
import { Diagram } from './diagram/Diagram';
import { litBy } from './diagram/lit';
import { Strip } from './diagram/Strip';
import { type InspectorProps, InspectorTools } from './InspectorTools';
import styles from './MachineIndex.module.css';
import { activeIds, stateName } from './states';

const VIEWS = [
  { value: 'strips', label: 'List' },
  { value: 'diagrams', label: 'Diagrams' },
] as const;

/** What the index shows of the machines, and how. */
export interface IndexChoice {
  /** Words of the machines to show; all of them if empty. */
  readonly filter: string;
  readonly view: (typeof VIEWS)[number]['value'];
}

type EntryProps = Pick<InspectorProps, 'inspected' | 'addressOf'> & { readonly info: MachineInfo };

function activityOf({ info, inspected }: EntryProps): string {
  const count = inspected.log.filter(({ flow }) => flow === info.id).length;
  if (count > 0) return counted(count, 'event');
  const isAtStart = JSON.stringify(inspected.flows[info.id]) === JSON.stringify(initialFlows[info.id]);
  return isAtStart ? 'untouched' : 'restored';
}

/** A machine as one row. */
function Line(props: EntryProps) {
  const { info, inspected, addressOf } = props;
  const { value } = inspected.flows[info.id];
  return (
    <li>
      <Link to={addressOf(info.id)} className={styles.line}>
        <span className={styles.number}>{info.figure}</span>
        <span className={styles.name}>
          <b>{info.name}</b>
          <small>
            {info.id}, {realStates(info.model.states).length} states
          </small>
        </span>
        <span className={styles.place}>{info.place}</span>
        <Strip
          states={info.model.states}
          initial={info.model.initial}
          active={new Set(activeIds(info.model, value))}
        />
        <span className={styles.value}>{stateName(value)}</span>
        <span className={styles.activity}>{activityOf(props)}</span>
        <Icon name="arrowRight" className={styles.arrow} />
      </Link>
    </li>
  );
}

/** A machine as a small live diagram. */
function Card({ info, inspected, addressOf }: EntryProps) {
  const { id, model } = info;
  const layout = useMemo(() => layoutOf(model, LAYOUT_STYLES.narrow), [model]);
  const log = inspected.log.filter(({ flow }) => flow === id);
  return (
    <li>
      <Link to={addressOf(id)} className={styles.card}>
        <span className={styles.name}>
          <b>{info.name}</b>
          <small>{stateName(inspected.flows[id].value)}</small>
        </span>
        <Diagram layout={layout} lit={litBy(model, inspected.flows[id], log)} />
      </Link>
    </li>
  );
}

const isWanted = ({ id, name, place, model }: MachineInfo, wanted: string) => {
  const states = realStates(model.states).map((state) => `${state.id} ${spoken(state.key)}`);
  const events = model.transitions.map(({ event }) => event);
  return [id, name, place, ...states, ...events]
    .join(' ')
    .toLowerCase()
    .includes(wanted.trim().toLowerCase());
};

interface FilterProps {
  readonly wanted: string;
  /** How many machines it finds. */
  readonly count: number;
  readonly onChange: (wanted: string) => void;
}

function Filter({ wanted, count, onChange }: FilterProps) {
  return (
    <div className={classNames(control.row, styles.filter)}>
      <label htmlFor="machine-filter" className={control.label}>
        Filter
      </label>
      <input
        id="machine-filter"
        className={fieldStyles.control}
        type="search"
        value={wanted}
        maxLength={NAME_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span role="status">{count} shown</span>
    </div>
  );
}

interface MachineIndexProps extends InspectorProps {
  readonly choice: IndexChoice;
  readonly onChoose: (choice: IndexChoice) => void;
}

/** All machines, live. */
export function MachineIndex(props: MachineIndexProps) {
  const { inspected, addressOf, choice, onChoose } = props;
  const { filter, view } = choice;
  const groups = MACHINE_GROUPS.map(({ title, machines }) => ({
    title,
    machines: machines.filter((one) => isWanted(one, filter)),
  })).filter(({ machines }) => machines.length > 0);
  const Entry = view === 'strips' ? Line : Card;
  const count = groups.reduce((sum, { machines }) => sum + machines.length, 0);
  return (
    <>
      <PageHead
        size="tool"
        title="Machines"
        lead="Every wizard, post flow and job of this site is a state machine. Open one to watch it, drive it and record walks."
        aside={<InspectorTools {...props} only={null} />}
      />
      {props.news}
      <div className={styles.bar}>
        <Filter wanted={filter} count={count} onChange={(words) => onChoose({ ...choice, filter: words })} />
        <SegmentedChoice
          label="Show"
          options={VIEWS}
          selected={view}
          onSelect={(selected) => onChoose({ ...choice, view: selected })}
        />
      </div>
      {groups.map(({ title, machines }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          <ul className={view === 'strips' ? styles.lines : styles.cards}>
            {machines.map((info) => (
              <Entry key={info.id} info={info} inspected={inspected} addressOf={addressOf} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState title="No machine matches the filter." text="Clear the filter to see all." />
      )}
    </>
  );
}
