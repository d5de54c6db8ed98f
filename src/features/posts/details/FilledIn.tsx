import { useState, type MouseEvent } from 'react';
import type { PostFlowSpec } from '../../../domain/posts/occasions';
import { selectBusinessDetails } from '../../../store/businessPostSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { useIsHydrating } from '../../../store/hydration';
import { detailsCleared } from '../../../store/postActions';
import type { RootState } from '../../../store/rootReducer';
import { selectSocialDetails } from '../../../store/socialPostSlice';
import styles from './FilledIn.module.css';

interface FilledInProps {
  readonly form: PostFlowSpec['details'];
}

const isFilled = (state: RootState, form: FilledInProps['form']): boolean =>
  Object.values(form === 'social' ? selectSocialDetails(state) : selectBusinessDetails(state)).some(
    (value) => value !== '',
  );

/** Says of a form that opens with earlier details in it that it does, and empties it. Undo is in the toast. */
export function FilledIn({ form }: FilledInProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Asked of the store itself: while the page is hydrated, selectors still answer as the prerendered page did.
  const [isOffered, setIsOffered] = useState(() => isFilled(store.getState(), form));
  const isStillFilled = useAppSelector((state) => isFilled(state, form));
  const isHydrating = useIsHydrating();
  if (!isOffered || !isStillFilled || isHydrating) return null;

  const startAfresh = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus(); // the button goes away
    setIsOffered(false);
    dispatch(detailsCleared(form));
  };

  return (
    <p className={styles.line}>
      Filled in from what you typed before.
      <button type="button" onClick={startAfresh}>
        Start afresh
      </button>
    </p>
  );
}
