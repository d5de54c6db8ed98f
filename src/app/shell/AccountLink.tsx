import { createPath, useLocation } from 'react-router-dom';
import { NAV_BAR } from '../../content/navigation';
import { routeAt } from '../../domain/routes';
import { selectAuthStatus } from '../../store/authSlice';
import { logOut } from '../../store/authThunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import styles from './AccountLink.module.css';

/**
 * Last item of the navbar: Login for a visitor, Logout for a user, neither while the auth state is unknown. Its space is
 * reserved, so nothing shifts when the state arrives.
 */
export function AccountLink() {
  const status = useAppSelector(selectAuthStatus);
  const dispatch = useAppDispatch();
  const location = useLocation();

  if (status === 'checking') return <span className={styles.room} />;
  if (status === 'signedIn') {
    return (
      <Link to="/home" className={styles.link} onClick={() => void dispatch(logOut())}>
        {NAV_BAR.logOut}
      </Link>
    );
  }
  const isHere = routeAt(location.pathname)?.path === '/login';
  return (
    <Link
      to="/login"
      className={styles.link}
      // On the login page itself, keeps the return path.
      state={isHere ? (location.state as unknown) : { from: createPath(location) }}
      aria-current={isHere ? 'page' : undefined}
    >
      {NAV_BAR.logIn}
    </Link>
  );
}
