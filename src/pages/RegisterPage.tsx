import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link';
import { SignUpForm } from '../features/auth/SignUpForm';
import { useDraft } from '../features/auth/useDraft';
import { FigureArt } from '../features/figures/FigureArt';
import { doorArt } from '../features/figures/doorArt';
import { Figure } from '../ui/Figure';
import { DoorPage } from './door/DoorPage';
import { LOCK_PARTS } from './door/lockParts';

export function RegisterPage() {
  const draftProps = useDraft();
  const location = useLocation();
  return (
    <DoorPage
      heading="Sign up"
      lead="We keep your name, your e-mail and, with Google, your picture’s address. Nothing you type into the tools."
      form={<SignUpForm {...draftProps} />}
      alternative={
        <>
          Have an account?{' '}
          <Link to="/login" state={location.state as unknown}>
            Log in
          </Link>
        </>
      }
      figure={
        <Figure number="FIG. 27" caption="Your key" parts={LOCK_PARTS}>
          <FigureArt art={doorArt.keyDrawnOut} title="A lock in section, its key drawn out" />
        </Figure>
      }
    />
  );
}
