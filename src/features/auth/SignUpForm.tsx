import { signUp } from '../../store/authThunks';
import { useAppDispatch } from '../../store/hooks';
import { SIGN_UP_FIELDS } from './authFields';
import { AuthForm, type DraftProps } from './AuthForm';

/** Sign-up with user name, e-mail and password, or with Google. */
export function SignUpForm({ draft, onEdit }: DraftProps) {
  const dispatch = useAppDispatch();
  return (
    <AuthForm
      form="signUp"
      specs={SIGN_UP_FIELDS}
      draft={draft}
      onEdit={onEdit}
      submitLabel="Sign up"
      onSubmit={() => void dispatch(signUp({ ...draft }))}
    />
  );
}
