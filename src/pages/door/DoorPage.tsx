import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnPath } from '../../features/auth/useReturnPath';
import { selectAuthStatus } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { Wrap } from '../../ui/Layout';
import styles from './DoorPage.module.css';

export interface DoorPageProps {
  readonly heading: string;
  readonly lead: string;
  readonly form: ReactNode;
  /** Under the form: the way to the other account page. */
  readonly alternative: ReactNode;
  readonly figure: ReactNode;
}

/**
 * A standalone account page. A signed-in visitor is sent on at once, which is also what a successful form leads to; until it is
 * known who is there, the form only keeps its room.
 */
export function DoorPage({ heading, lead, form, alternative, figure }: DoorPageProps) {
  const path = useReturnPath();
  const status = useAppSelector(selectAuthStatus);
  if (status === 'signedIn') return <Navigate to={path} replace />;
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className="soft">{lead}</p>
        <div className={styles.form} data-checking={status === 'checking'}>
          {form}
          <p className={styles.alternative}>{alternative}</p>
        </div>
      </div>
      {figure}
    </Wrap>
  );
}
