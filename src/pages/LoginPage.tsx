import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link';
import { LoginForm } from '../features/auth/LoginForm';
import { useDraft } from '../features/auth/useDraft';
import { FigureArt } from '../features/figures/FigureArt';
import { doorArt } from '../features/figures/doorArt';
import { Figure } from '../ui/Figure';
import { DoorPage } from './door/DoorPage';
import { LOCK_PARTS } from './door/lockParts';

export function LoginPage() {
  const draftProps = useDraft();
  const location = useLocation();
  return (
    <DoorPage
      heading="Log in"
      lead="Opens templates 3 and 4. Everything else works without."
      form={<LoginForm {...draftProps} />}
      alternative={
        <>
          No account yet?{' '}
          <Link to="/register" state={location.state as unknown}>
            Sign up
          </Link>
        </>
      }
      figure={
        <Figure number="FIG. 26" caption="Lock" parts={LOCK_PARTS}>
          <FigureArt art={doorArt.keyInPlace} title="A lock in section, its key in place" />
        </Figure>
      }
    />
  );
}
