import { Navigate, useLocation } from 'react-router-dom';
import { ACCOUNT_CHECK } from '../../content/account';
import { ACCOUNT_NEEDS_SCRIPTS, type AccountPageContent } from '../../content/accountPages';
import { AuthForm, useDraft, type AuthFormName } from '../../features/auth/AuthForm';
import { useReturnPath } from '../../features/auth/returnPath';
import type { Art } from '../../features/figures/FigureArt';
import { FramedArt } from '../../features/figures/FramedArt';
import { selectAuthStatus } from '../../store/authSlice';
import { useAppSelector, useIsHydrating } from '../../store/hooks';
import { Wrap } from '../../ui/Layout';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useOwnPath } from '../../ui/useOwnPath';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  readonly content: AccountPageContent;
  readonly form: AuthFormName;
  readonly art: Art;
}

/**
 * A standalone account page. A signed-in visitor is redirected at once, also right after signing in here; while the auth
 * state is unknown, the form's space is reserved.
 */
export function AccountPage({ content, form, art }: AccountPageProps) {
  const { heading, lead, other, figure } = content;
  const returnPath = useReturnPath();
  const status = useAppSelector(selectAuthStatus);
  const isChecking = status === 'checking';
  const isHydrating = useIsHydrating();
  const draftProps = useDraft();
  const location = useLocation();
  const path = useOwnPath();
  // A visitor who has left in the meantime is not brought back.
  if (status === 'signedIn' && window.location.pathname === path) return <Navigate to={returnPath} replace />;
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className="soft">{lead}</p>
        <div className={styles.gate}>
          <noscript>
            <Notice tone="warning" title={ACCOUNT_NEEDS_SCRIPTS} />
          </noscript>
          {isChecking && !isHydrating && <Spinner label={ACCOUNT_CHECK} />}
          <div className={styles.form} data-checking={isChecking}>
            <AuthForm form={form} {...draftProps} />
            <p className="hint">
              {other.question}{' '}
              <Link className="target" to={other.to} state={location.state as unknown}>
                {other.label}
              </Link>
            </p>
          </div>
        </div>
      </div>
      <FramedArt figure={figure} art={art} />
    </Wrap>
  );
}
