import styles from './ServiceChoice.module.css';

export interface ServiceChoiceProps {
  readonly label: string;
  readonly services: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Toggle buttons, any number of which can be pressed. */
export function ServiceChoice({ label, services, chosen, onChange }: ServiceChoiceProps) {
  const toggle = (service: string) =>
    onChange(services.filter((each) => (each === service ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {services.map((service) => (
        <button
          key={service}
          type="button"
          aria-pressed={chosen.includes(service)}
          onClick={() => toggle(service)}
        >
          {service}
        </button>
      ))}
    </div>
  );
}
