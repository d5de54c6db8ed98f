import { SignUpForm } from '../features/auth/SignUpForm';
import { accountArt } from '../features/figures/accountArt';
import { AccountPage } from './account/AccountPage';

/** `/register` */
export function RegisterPage() {
  return (
    <AccountPage
      heading="Sign up"
      lead="We keep your name, your e-mail and, with Google, your picture’s address. Nothing you type into the tools."
      Form={SignUpForm}
      other={{ question: 'Have an account?', label: 'Log in', to: '/login' }}
      figure={{ number: 'FIG. 27', name: 'Your key', title: 'A lock in section, its key drawn out' }}
      art={accountArt.keyDrawnOut}
    />
  );
}
