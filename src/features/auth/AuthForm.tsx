import { type SyntheticEvent, useEffect, useState } from 'react';
import { fieldNames, type FieldSpecs } from '../../domain/fields';
import type { SignInForm } from '../../store/authFacts';
import { selectPendingAuth } from '../../store/authSlice';
import { logIn, logInWithGoogle, prepareSignIn, signUp, type NewAccount } from '../../store/authThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { TOUCH } from '../../ui/mediaQueries';
import { LOGIN_FIELDS, SIGN_UP_FIELDS } from './authFields';
import styles from './AuthForm.module.css';
import { AuthProblem } from './AuthProblem';
import { PasswordField } from './PasswordField';

interface DraftProps {
  readonly draft: NewAccount;
  readonly onEdit: (name: keyof NewAccount, value: string) => void;
}

/**
 * What both forms share, so that switching between them keeps what was typed. Component state: a password must not appear in
 * the store's action log.
 */
export function useDraft(): DraftProps {
  const [draft, setDraft] = useState({ userName: '', email: '', password: '' });
  return { draft, onEdit: (name, value) => setDraft((current) => ({ ...current, [name]: value })) };
}

/** The two forms: their fields, and the request that they make. */
const FORMS = {
  login: { specs: LOGIN_FIELDS, label: 'Log in', request: logIn },
  signUp: { specs: SIGN_UP_FIELDS, label: 'Sign up', request: signUp },
} as const satisfies Readonly<Record<Exclude<SignInForm, 'google'>, object>>;

export type AuthFormName = keyof typeof FORMS;

interface AuthFormProps extends DraftProps {
  readonly form: AuthFormName;
}

/** Login or sign-up, with e-mail and password or with Google. A failed attempt keeps what was typed. */
export function AuthForm({ form, draft, onEdit }: AuthFormProps) {
  const { specs, label, request } = FORMS[form];
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
    if (!isBusy) void dispatch(request(draft));
  };
  return (
    <Form className={styles.form} onSubmit={submit} onFocusCapture={prepare} onPointerOver={prepare}>
      <GoogleButton />
      <div className={styles.or}>or with e-mail</div>
      {fieldNames<Partial<NewAccount>>(specs).map((name) => (
        <AuthField key={name} name={name} specs={specs} draft={draft} onEdit={onEdit} />
      ))}
      <AuthProblem request={form} />
      <Button type="submit" isWide isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

interface AuthFieldProps extends DraftProps {
  readonly name: keyof NewAccount;
  readonly specs: Partial<FieldSpecs<NewAccount>>;
}

function AuthField({ name, specs, draft, onEdit }: AuthFieldProps) {
  const spec = specs[name];
  if (!spec) return null;
  const shared = { spec, value: draft[name], onChange: onEdit, showsOptional: false };
  return name === 'password' ? <PasswordField {...shared} /> : <Field {...shared} name={name} />;
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
