import styles from './People.module.css';

/** A team member. */
interface Person {
  readonly name: string;
  readonly job: string;
  /** URL of a portrait, 240 x 288. */
  readonly portrait: string;
}

/** Profile cards in a row, every second one slightly lower. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, job, portrait }) => (
        <li key={name} className={styles.person}>
          <div className={styles.ground}>
            <img src={portrait} alt="" width="240" height="288" loading="lazy" />
          </div>
          <h3>{name}</h3>
          <p className="hint">{job}</p>
        </li>
      ))}
    </ul>
  );
}
