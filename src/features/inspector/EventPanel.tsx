import { useState } from 'react';
import type { TransitionModel } from './layout/model';
import { NAME_MAX } from '../../domain/fields';
import { canSend, type FlowEvent, type FlowRecord } from '../../store/flowRecords';
import fieldStyles from '../../ui/Field.module.css';
import { Select } from '../../ui/Select';
import { describeStep } from './transitionLog';
import { eventForms, firstValues, possibleValues, type EventForm, type PayloadField } from './eventForms';
import styles from './EventPanel.module.css';
import type { MachineInfo } from './machineInfo';
import { activeIds, pathOf, stateName } from './states';

interface EventPanelProps {
  readonly info: MachineInfo;
  readonly record: FlowRecord;
  readonly onSend: (event: FlowEvent) => void;
}

/** The states in which the transitions apply: their names or, if there are many, their number. */
function places({ model }: MachineInfo, transitions: readonly TransitionModel[]): string {
  const sources = [...new Set(transitions.map(({ source }) => source))];
  if (sources.includes(model.id)) return 'every state';
  return sources.length > 3 ? `${sources.length} states` : sources.map((id) => pathOf(model, id)).join(', ');
}

/** What sending the event would do, or why the machine would refuse it. */
function outlook(info: MachineInfo, record: FlowRecord, event: FlowEvent): string {
  const { transition } = describeStep(info.id, record, event);
  const { outcome, to, effects } = transition;
  const then = effects.length > 0 ? `, then ${effects.join(', ')}` : '';
  if (outcome === 'moved') return `to ${stateName(to)}${then}`;
  if (outcome === 'stayed') return effects.length > 0 ? `stays${then}` : 'stays, changes its context';
  const here = new Set([info.model.id, ...activeIds(info.model, record.value)]);
  const known = info.model.transitions.filter((one) => one.event === event.type);
  const guards = known.flatMap(({ source, guard }) => (here.has(source) && guard ? [guard] : []));
  if (guards.length > 0) return `refused by ${[...new Set(guards)].join(', ')}`;
  return `only in ${places(info, known)}`;
}

interface FieldProps {
  readonly id: string;
  readonly field: PayloadField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PayloadControl({ id, field, value, onChange }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.name}</label>
      {field.kind === 'choice' ? (
        <Select isSmall id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ) : (
        <input
          id={id}
          type={field.kind}
          className={fieldStyles.control}
          maxLength={NAME_MAX}
          value={value}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

function EventRow({ form, info, record, onSend }: EventPanelProps & { readonly form: EventForm }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const possible = possibleValues(info.id, record, form);
  const values = { ...(possible ?? firstValues(form)), ...chosen };
  const event = form.build(values);
  const can = canSend(info.id, record, event);
  return (
    <li className={styles.row}>
      {possible && form.fields.length > 0 && (
        <div className={styles.fields} role="group" aria-label={form.type}>
          {form.fields.map((field) => (
            <PayloadControl
              key={field.name}
              id={`${form.type}-${field.name}`}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setChosen((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles.event}
        aria-disabled={!can || undefined}
        onClick={() => can && onSend(event)}
      >
        <b>{form.type}</b>
        <small>{outlook(info, record, event)}</small>
      </button>
    </li>
  );
}

/**
 * Every event of the machine. Buttons are enabled for events it accepts now; the others name the states that accept them.
 */
export function EventPanel(props: EventPanelProps) {
  return (
    <ul className={styles.events}>
      {eventForms(props.info, props.record).map((form) => (
        <EventRow key={form.type} form={form} {...props} />
      ))}
    </ul>
  );
}
