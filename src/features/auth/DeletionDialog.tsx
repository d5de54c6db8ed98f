import { type SyntheticEvent, useEffect, useState } from 'react';
import { ACCOUNT_DELETION } from '../../content/accountPages';
import type { AccountUser } from '../../domain/accounts';
import { selectPendingAuth } from '../../store/authSlice';
import { deleteAccount, prepareSignIn } from '../../store/authThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { LOGIN_FIELDS } from './authFields';
import styles from './AuthForm.module.css';
import { AuthProblem } from './AuthProblem';
import { PasswordField } from './PasswordField';

const PASSWORD = { ...LOGIN_FIELDS.password, required: true };

interface DeletionDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

/**
 * Asks to confirm the deletion of the account, with its password or in Google's window. A failure leaves it open. Once the
 * deletion has been requested, nothing can stop it, so the button that keeps the account is blocked.
 */
export function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const [password, setPassword] = useState('');
  const isBusy = useAppSelector(selectPendingAuth) === 'deletion';
  const dispatch = useAppDispatch();
  // Browsers allow Google's window only right after the press, so its code has to be loaded before.
  useEffect(() => {
    if (!user.hasPassword) dispatch(prepareSignIn());
  }, [dispatch, user]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void dispatch(deleteAccount(password));
  };
  return (
    <Dialog title={ACCOUNT_DELETION.title} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit}>
        <p>{ACCOUNT_DELETION.consequences}</p>
        {user.hasPassword ? (
          <>
            {/* Password managers look for the user name before the password. */}
            <input hidden readOnly autoComplete="username" value={user.email} />
            <PasswordField
              spec={PASSWORD}
              value={password}
              onChange={(_name, typed) => setPassword(typed)}
              showsOptional={false}
            />
          </>
        ) : (
          <p>{ACCOUNT_DELETION.google}</p>
        )}
        <AuthProblem request="deletion" />
        <Button type="submit" variant="danger" isWide isBusy={isBusy}>
          {ACCOUNT_DELETION.action}
        </Button>
        <Button variant="ghost" isWide isBlocked={isBusy} onClick={onClose}>
          {ACCOUNT_DELETION.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}
