import { selectPendingAuth } from '../../store/authSlice';
import { logInWithGoogle } from '../../store/authThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';

/** Opens Google's pop-up; it stays busy until the pop-up has ended. */
export function GoogleButton() {
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
