import { useState } from 'react';
import { PASSWORD_MAX } from '../../domain/fields';
import { Field, type FieldProps } from '../../ui/Field';
import styles from './AuthForm.module.css';

type PasswordFieldProps = Omit<FieldProps<'password'>, 'name' | 'trailing'>;

/** A password field with a Show button. */
export function PasswordField({ spec, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field
      {...rest}
      name="password"
      spec={{ ...spec, type: isVisible ? 'text' : 'password', maxLength: PASSWORD_MAX }}
      trailing={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isVisible ? 'Hide password' : 'Show password'}
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
