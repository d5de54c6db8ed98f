import { useState } from 'react';
import { NAME_MAX } from '../../../domain/fields';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import styles from './kept.module.css';

interface NameFormProps {
  readonly name: string;
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel?: () => void;
}

/** Asks for the name of a resume. */
export function NameForm({ name, action, onName, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  return (
    <Form
      className={styles.name}
      onSubmit={(event) => {
        // Otherwise it would close the dialog.
        event.preventDefault();
        onName(typed.trim());
      }}
    >
      <Field
        name="name"
        spec={{ label: 'Name, only for you', required: true, maxLength: NAME_MAX }}
        value={typed}
        onChange={(_, value) => setTyped(value)}
      />
      <div className="buttons">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit">{action}</Button>
      </div>
    </Form>
  );
}
