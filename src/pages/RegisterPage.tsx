import { REGISTER_PAGE } from '../content/accountPages';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

export function RegisterPage() {
  return <AccountPage content={REGISTER_PAGE} form="signUp" art={accountArt.keyDrawnOut} />;
}
