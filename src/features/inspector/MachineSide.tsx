import { useNavigate } from 'react-router-dom';
import { plural } from '../../domain/counting';
import { Link } from '../../ui/Link';
import type { InspectorProps } from './InspectorTools';
import { LabelledSelect } from './LabelledSelect';
import { MACHINE_GROUPS, type MachineInfo } from './machineInfo';
import styles from './MachineSide.module.css';

type SideProps = Pick<InspectorProps, 'inspected' | 'addressOf'> & { readonly info: MachineInfo };

/** All machines, with the number of log entries of each. */
export function MachineSide({ inspected, addressOf, info }: SideProps) {
  return (
    <nav aria-label="Machines" className={styles.side}>
      {MACHINE_GROUPS.map(({ title, machines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {machines.map(({ id }) => {
              const count = inspected.log.filter(({ flow }) => flow === id).length;
              return (
                <li key={id}>
                  <Link to={addressOf(id)} aria-current={id === info.id ? 'page' : undefined}>
                    {id}
                    {count > 0 && (
                      <span>
                        {count}
                        <span className="visually-hidden"> {plural(count, 'event')}</span>
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same list as a select, for narrow screens. */
export function MachinePicker({ addressOf, info }: SideProps) {
  const navigate = useNavigate();
  return (
    <LabelledSelect
      label="Machine"
      className={styles.picker}
      value={info.id}
      onChange={({ currentTarget }) => void navigate(addressOf(currentTarget.value))}
    >
      {MACHINE_GROUPS.map(({ title, machines }) => (
        <optgroup key={title} label={title}>
          {machines.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </optgroup>
      ))}
    </LabelledSelect>
  );
}
