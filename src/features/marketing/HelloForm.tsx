import { LEARNING } from '../../content/learning';
import { SITE } from '../../content/site';
import { EMAIL_MAX, type FieldSpecs, NAME_MAX } from '../../domain/fields';
import { encodeText } from '../../domain/encodeText';
import { useTabText } from '../../store/useTabText';
import { Card } from '../../ui/Card';
import { EntityFields } from '../../ui/FieldGrid';
import { Form } from '../../ui/Form';
import styles from './Hello.module.css';

interface HelloFields {
  name: string;
  email: string;
}

const { services, servicesLabel, nameLabel, emailLabel, startHeading, mailPrompt, mailLink } = LEARNING.hello;

const HELLO_FIELDS: FieldSpecs<HelloFields> = {
  name: { label: nameLabel, required: true, maxLength: NAME_MAX, autoComplete: 'name' },
  email: {
    label: emailLabel,
    type: 'email',
    required: true,
    maxLength: EMAIL_MAX,
    autoComplete: 'email',
  },
};

/** What is in the form at first: its fields, and each chosen service by name. */
const START = { name: '', email: '', [services[0]]: 'on' };

/**
 * Two required fields and no submit button, because the site has no server to send them to. The link below opens the
 * visitor's e-mail program with the input.
 */
export function HelloForm() {
  const [kept, keep] = useTabText('helloForm');
  const words = new URLSearchParams(kept || START);
  const fields = { ...START, ...Object.fromEntries(words) };
  const isChosen = (service: string) => words.get(service) === 'on';
  const chosen = services.filter(isChosen).join(', ');
  const edit = (name: string, value: string) => {
    words.set(name, value);
    keep(String(words));
  };
  const subject = `${startHeading}: ${chosen}`;
  const body = `${nameLabel}: ${fields.name}\r\n${emailLabel}: ${fields.email}\r\n${servicesLabel}: ${chosen}\r\n`;
  const mail = `mailto:${SITE.email}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
  return (
    <Form className={styles.form} aria-label={startHeading} data-print-skip>
      <Card look="plate" className={styles.fields}>
        {/* Any number of services can be chosen. */}
        <div className={styles.choice} role="group" aria-label={servicesLabel}>
          {services.map((service) => (
            <button
              key={service}
              type="button"
              aria-pressed={isChosen(service)}
              onClick={() => edit(service, isChosen(service) ? '' : 'on')}
            >
              {service}
            </button>
          ))}
        </div>
        <EntityFields columns={1} specs={HELLO_FIELDS} values={fields} onChange={edit} />
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
