import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { FigureContent } from '../../content/figure';
import type { DraftProps } from '../../features/auth/AuthForm';
import { useDraft } from '../../features/auth/useDraft';
import { useReturnPath } from '../../features/auth/useReturnPath';
import type { Art } from '../../features/figures/art';
import { FramedArt } from '../../features/figures/FramedArt';
import { selectAuthStatus } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { Wrap } from '../../ui/Layout';
import { Link } from '../../ui/Link';
import styles from './AccountPage.module.css';

export interface AccountPageProps {
  readonly heading: string;
  readonly lead: string;
  readonly Form: ComponentType<DraftProps>;
  /** Under the form: whom the other account page is for, and the way there. */
  readonly other: {
    readonly question: string;
    readonly label: string;
    readonly to: '/login' | '/register';
  };
  readonly figure: Omit<FigureContent, 'parts'>;
  readonly art: Art;
}

/** Both drawings show one lock. */
const LOCK_PARTS = [
  { numeral: 10, name: 'key' },
  { numeral: 12, name: 'pins' },
  { numeral: 14, name: 'shear line' },
];

/**
 * A standalone account page. A signed-in visitor is sent on at once, which is also what a successful form leads to; until it is
 * known who is there, the form only keeps its room.
 */
export function AccountPage({ heading, lead, Form, other, figure, art }: AccountPageProps) {
  const returnPath = useReturnPath();
  const status = useAppSelector(selectAuthStatus);
  const draftProps = useDraft();
  const location = useLocation();
  if (status === 'signedIn') return <Navigate to={returnPath} replace />;
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className="soft">{lead}</p>
        <div className={styles.form} data-checking={status === 'checking'}>
          <Form {...draftProps} />
          <p className={styles.other}>
            {other.question}{' '}
            <Link to={other.to} state={location.state as unknown}>
              {other.label}
            </Link>
          </p>
        </div>
      </div>
      <FramedArt figure={{ ...figure, parts: LOCK_PARTS }} art={art} />
    </Wrap>
  );
}
