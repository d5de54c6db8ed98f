import { useState } from 'react';
import { LEARNING } from '../../content/learning';
import { SITE } from '../../content/site';
import { EMAIL_MAX, type FieldSpecs, NAME_MAX } from '../../domain/fields';
import { encodeText } from '../../domain/encodeText';
import { Card } from '../../ui/Card';
import { EntityFields } from '../../ui/FieldGrid';
import { Form } from '../../ui/Form';
import styles from './Hello.module.css';

interface HelloFields {
  name: string;
  email: string;
}

const WORDS = LEARNING.hello;

const HELLO_FIELDS: FieldSpecs<HelloFields> = {
  name: { label: WORDS.nameLabel, required: true, maxLength: NAME_MAX, autoComplete: 'name' },
  email: {
    label: WORDS.emailLabel,
    type: 'email',
    required: true,
    maxLength: EMAIL_MAX,
    autoComplete: 'email',
  },
};

/**
 * Two required fields and no submit button, because the site has no server to send them to. The link below opens the
 * visitor's e-mail program with the input.
 */
export function HelloForm() {
  const { services, servicesLabel, nameLabel, emailLabel, startHeading, mailPrompt, mailLink } = WORDS;
  const [fields, setFields] = useState<HelloFields>({ name: '', email: '' });
  const [chosen, setChosen] = useState<readonly string[]>([services[0]]);
  const subject = `${startHeading}: ${chosen.join(', ')}`;
  const body = `${nameLabel}: ${fields.name}\r\n${emailLabel}: ${fields.email}\r\n${servicesLabel}: ${chosen.join(', ')}\r\n`;
  const mail = `mailto:${SITE.email}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
  return (
    <Form className={styles.form} aria-label={startHeading} data-print-skip>
      <Card look="plate" className={styles.fields}>
        <ServiceChoice label={servicesLabel} services={services} chosen={chosen} onChange={setChosen} />
        <EntityFields
          columns={1}
          specs={HELLO_FIELDS}
          values={fields}
          onChange={(name, value) => setFields((before) => ({ ...before, [name]: value }))}
        />
        <p className="hint">
          {mailPrompt}{' '}
          <a className="target" href={mail}>
            {mailLink}
          </a>
        </p>
      </Card>
    </Form>
  );
}

interface ServiceChoiceProps {
  readonly label: string;
  readonly services: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Toggle buttons, any number of which can be pressed. */
function ServiceChoice({ label, services, chosen, onChange }: ServiceChoiceProps) {
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
