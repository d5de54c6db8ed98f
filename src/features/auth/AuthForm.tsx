import { type SyntheticEvent, useEffect, useState } from 'react';
import { fieldNames, type FieldSpecs, PASSWORD_MAX } from '../../domain/fields';
import { type SignInForm, signInProblemDismissed } from '../../store/authFacts';
import { selectPendingAuth, selectSignInProblem } from '../../store/authSlice';
import { logInWithGoogle, prepareSignIn } from '../../store/authThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Field, type FieldProps } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { Notice } from '../../ui/Notice';
import type { SignUpDraft } from './authFields';
import styles from './AuthForm.module.css';

/** Props of both forms. The page or popup around them keeps the draft when the visitor switches forms. */
export interface DraftProps {
  readonly draft: SignUpDraft;
  readonly onEdit: (name: keyof SignUpDraft, value: string) => void;
}

/** Devices without hover. */
const TOUCH = '(hover: none)';

interface AuthFormProps extends DraftProps {
  readonly form: Exclude<SignInForm, 'google'>;
  readonly specs: FieldSpecs<SignUpDraft> | FieldSpecs<Omit<SignUpDraft, 'userName'>>;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

/** The body of both forms: Google, fields, error and submit button. A failed attempt keeps what was typed. */
export function AuthForm({ form, specs, draft, onEdit, submitLabel, onSubmit }: AuthFormProps) {
  const isBusy = useAppSelector(selectPendingAuth) === form;
  const dispatch = useAppDispatch();
  /**
   * Loads the account code on the first interaction with the form rather than on page view. It must be loaded before Google
   * is pressed, because browsers allow the pop-up only right after a press. A touch gives no earlier sign, so there it loads
   * at once.
   */
  const prepare = () => dispatch(prepareSignIn());
  useEffect(() => {
    if (matchMedia(TOUCH).matches) dispatch(prepareSignIn());
  }, [dispatch]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Form className={styles.form} onSubmit={submit} onFocusCapture={prepare} onPointerOver={prepare}>
      <GoogleButton />
      <div className={styles.or}>or with e-mail</div>
      {fieldNames<Partial<SignUpDraft>>(specs).map((name) => (
        <AuthField key={name} name={name} specs={specs} draft={draft} onEdit={onEdit} />
      ))}
      <Problem form={form} />
      <Button type="submit" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

interface AuthFieldProps extends DraftProps {
  readonly name: keyof SignUpDraft;
  readonly specs: Partial<FieldSpecs<SignUpDraft>>;
}

function AuthField({ name, specs, draft, onEdit }: AuthFieldProps) {
  const spec = specs[name];
  if (!spec) return null;
  const shared = { spec, value: draft[name], onChange: onEdit, showsOptional: false };
  return name === 'password' ? <PasswordField {...shared} /> : <Field {...shared} name={name} />;
}

/** The error in the form. It outlasts the toast, which is what a screen reader announces. */
function Problem({ form }: { readonly form: SignInForm }) {
  const store = useAppStore();
  const problem = useAppSelector(selectSignInProblem);
  useEffect(
    () => () => {
      // Rewinding in Redux DevTools also unmounts this, with no problem in the store, and must not add an action.
      if (selectSignInProblem(store.getState())) store.dispatch(signInProblemDismissed());
    },
    [store],
  );

  if (!problem || (problem.form !== form && problem.form !== 'google')) return null;
  return <Notice tone="error" title={problem.message} />;
}

/** Opens Google's pop-up; busy until the pop-up closes. */
function GoogleButton() {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectPendingAuth) === 'google';
  return (
    <Button
      variant="ghost"
      icon="google"
      isWide
      isBusy={isBusy}
      onClick={() => void dispatch(logInWithGoogle())}
    >
      Continue with Google
    </Button>
  );
}

type PasswordFieldProps = Omit<FieldProps<'password'>, 'name' | 'trailing'>;

/** A password field with a Show button. */
function PasswordField({ spec, ...rest }: PasswordFieldProps) {
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
