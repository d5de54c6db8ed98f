import { logIn } from '../../store/authThunks';
import { useAppDispatch } from '../../store/hooks';
import { LOGIN_FIELDS } from './authFields';
import { AuthForm, type DraftProps } from './AuthForm';

/** Login with e-mail and password, or with Google. */
export function LoginForm({ draft, onEdit }: DraftProps) {
  const dispatch = useAppDispatch();
  const submit = () => void dispatch(logIn({ email: draft.email, password: draft.password }));
  return (
    <AuthForm
      form="login"
      specs={LOGIN_FIELDS}
      draft={draft}
      onEdit={onEdit}
      submitLabel="Log in"
      onSubmit={submit}
    />
  );
}
