import { selectPendingAuth } from '../../store/authSlice';
import { logInWithGoogle } from '../../store/authThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';

/** Opens Google's pop-up; busy until the pop-up closes. */
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
