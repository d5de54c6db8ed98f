import { LOGIN_PAGE } from '../content/accountPages';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

export function LoginPage() {
  return <AccountPage content={LOGIN_PAGE} form="login" art={accountArt.keyInPlace} />;
}
