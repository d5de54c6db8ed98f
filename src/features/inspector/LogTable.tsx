import { useState } from 'react';
import type { FlowId } from '../../../machines';
import { sanitised } from '../../store/devTools';
import { stateName } from './states';
import type { LoggedTransition } from './transitionLog';
import { CopyButton } from './CopyButton';
import { classNames } from '../../ui/classNames';
import { Checkbox } from '../../ui/Checkbox';
import styles from './LogTable.module.css';

interface LogTableProps {
  /** Newest first. */
  readonly log: readonly LoggedTransition[];
  readonly flow: FlowId;
}

/** `12:44:07.318` in local time. */
const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { hourCycle: 'h23' }) + `.${String(at % 1000).padStart(3, '0')}`;

/** The payload of an event, on one line. */
function payload(event: LoggedTransition['event']): string {
  const parts = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'record');
  return parts.length === 0 ? '' : JSON.stringify(sanitised(Object.fromEntries(parts)));
}

/** The effects of a transition, or why there are none. */
function effectsOf({ outcome, effects, from }: LoggedTransition): string {
  if (outcome === 'refused') return `none: refused in ${stateName(from)}`;
  if (outcome === 'jumped') return 'none: set by hand';
  return effects.join(', ') || 'none';
}

/** The log as plain text, for bug reports. */
const asText = (log: readonly LoggedTransition[]) =>
  log
    .map((one) =>
      [
        clock(one.at),
        one.flow,
        one.event.type + (payload(one.event) && ` ${payload(one.event)}`),
        `${stateName(one.from)} → ${stateName(one.to)}`,
        effectsOf(one),
      ].join('\t'),
    )
    .join('\n');

function Row({ logged, isNewest }: { logged: LoggedTransition; isNewest: boolean }) {
  const { at, flow, event, from, to, outcome } = logged;
  const details = payload(event);
  return (
    <tr className={classNames(isNewest && styles.newest, outcome === 'refused' && styles.refused)}>
      <td className={styles.time}>
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
      </td>
      <td className={styles.flow}>{flow}</td>
      <td className={styles.event}>
        {event.type}
        {details !== '' && <small>{details}</small>}
      </td>
      <td>{stateName(from)}</td>
      <td className={styles.to}>{stateName(to)}</td>
      <td>{effectsOf(logged)}</td>
    </tr>
  );
}

/** The last transitions, newest first, with time and effects. */
export function LogTable({ log, flow }: LogTableProps) {
  const [isOnlyThis, setOnlyThis] = useState(true);
  const [showsRefused, setShowsRefused] = useState(true);
  const shown = log.filter(
    (one) => (!isOnlyThis || one.flow === flow) && (showsRefused || one.outcome !== 'refused'),
  );
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <div className={styles.head}>
        <h2 id="log-title">Transition log</h2>
        <div className={styles.tools}>
          <Checkbox label={`Only ${flow}`} isOn={isOnlyThis} onChange={setOnlyThis} />
          <Checkbox label="Refused events" isOn={showsRefused} onChange={setShowsRefused} />
          <CopyButton text={() => asText(shown)}>Copy as text</CopyButton>
        </div>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">The last transitions, newest first</caption>
        <thead>
          <tr>
            {['Time', 'Machine', 'Event', 'From', 'To', 'Effects'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((logged, index) => (
            <Row key={logged.serial} logged={logged} isNewest={index === 0} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className="soft">
          {log.length === 0 ? 'Nothing has happened yet.' : 'Nothing to show with this selection.'}
        </p>
      )}
    </section>
  );
}
