import { REGISTER_PAGE } from '../content/account';
import { SignUpForm } from '../features/auth/SignUpForm';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

/** `/register` */
export function RegisterPage() {
  return <AccountPage content={REGISTER_PAGE} Form={SignUpForm} art={accountArt.keyDrawnOut} />;
}
