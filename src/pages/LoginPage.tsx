import { LoginForm } from '../features/auth/LoginForm';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

/** `/login` */
export function LoginPage() {
  return (
    <AccountPage
      heading="Log in"
      lead="Opens templates 3 and 4. Everything else works without."
      Form={LoginForm}
      other={{ question: 'No account yet?', label: 'Sign up', to: '/register' }}
      figure={{ number: 'FIG. 26', name: 'Lock', title: 'A lock in section, its key in place' }}
      art={accountArt.keyInPlace}
    />
  );
}
