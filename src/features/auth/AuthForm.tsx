import { useCallback, useEffect, type SyntheticEvent } from 'react';
import { fieldNames, type FieldSpecs } from '../../domain/fields';
import { signInProblemDismissed, type SignInForm } from '../../store/authFacts';
import { selectPendingAuth, selectSignInProblem } from '../../store/authSlice';
import { prepareSignIn } from '../../store/authThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import type { SignUpDraft } from './authFields';
import styles from './AuthForm.module.css';
import { GoogleButton } from './GoogleButton';
import { PasswordField } from './PasswordField';

/** What a form of this kind is given by the page or the popup around it, which keeps the draft when the forms are switched. */
export interface DraftProps {
  readonly draft: SignUpDraft;
  readonly onEdit: (name: keyof SignUpDraft, value: string) => void;
}

/** Nothing hovers there. */
const TOUCH = '(hover: none)';

interface AuthFormProps extends DraftProps {
  readonly form: Exclude<SignInForm, 'google'>;
  readonly specs: FieldSpecs<SignUpDraft> | FieldSpecs<Omit<SignUpDraft, 'userName'>>;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

/** The body of both forms: Google, the fields, what went wrong and the button. Nothing typed is lost when it fails. */
export function AuthForm({ form, specs, draft, onEdit, submitLabel, onSubmit }: AuthFormProps) {
  const isBusy = useAppSelector(selectPendingAuth) === form;
  const dispatch = useAppDispatch();
  /**
   * The account code is loaded when somebody reaches for the form, and never for a page that is only looked at: early enough for
   * Google's pop-up, which browsers allow only right after the press. On a touch screen nothing comes before the press.
   */
  const prepare = useCallback(() => dispatch(prepareSignIn()), [dispatch]);
  useEffect(() => {
    if (matchMedia(TOUCH).matches) prepare();
  }, [prepare]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} onFocusCapture={prepare} onPointerOver={prepare}>
      <GoogleButton />
      <div className={styles.or}>or with e-mail</div>
      {fieldNames<Partial<SignUpDraft>>(specs).map((name) => (
        <AuthField key={name} name={name} specs={specs} draft={draft} onEdit={onEdit} />
      ))}
      <Problem form={form} />
      <Button type="submit" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface AuthFieldProps extends DraftProps {
  readonly name: keyof SignUpDraft;
  readonly specs: Partial<FieldSpecs<SignUpDraft>>;
}

function AuthField({ name, specs, draft, onEdit }: AuthFieldProps) {
  const spec = specs[name];
  if (!spec) return null;
  const shared = { spec, value: draft[name], onChange: onEdit, saysOptional: false };
  return name === 'password' ? <PasswordField {...shared} /> : <Field {...shared} name={name} />;
}

/** The failure beside the form: it stays when the toast, which a screen reader has read out, is gone. */
function Problem({ form }: { readonly form: SignInForm }) {
  const store = useAppStore();
  const problem = useAppSelector(selectSignInProblem);
  useEffect(
    () => () => {
      // Somebody who goes back in Redux DevTools to before it has left nothing: looking around adds nothing to the log.
      if (selectSignInProblem(store.getState())) store.dispatch(signInProblemDismissed());
    },
    [store],
  );

  if (!problem || (problem.form !== form && problem.form !== 'google')) return null;
  return <Notice tone="error" title={problem.message} />;
}
