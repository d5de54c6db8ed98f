import { LOGIN_PAGE } from '../content/account';
import { LoginForm } from '../features/auth/LoginForm';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

/** `/login` */
export function LoginPage() {
  return <AccountPage content={LOGIN_PAGE} Form={LoginForm} art={accountArt.keyInPlace} />;
}
