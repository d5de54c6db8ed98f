import { useState, type MouseEvent } from 'react';
import type { PostFlowSpec } from '../../../domain/posts/occasions';
import { detailsCleared, selectBusinessDetails, selectSocialDetails } from '../../../store/postDetails';
import { useAppDispatch, useIsHydrating, useToolsSelector, useToolsStore } from '../../../store/hooks';
import type { RootState } from '../../../store/rootReducer';
import styles from './DetailsStep.module.css';

interface FilledInProps {
  readonly form: PostFlowSpec['details'];
}

const isFilled = (state: RootState, form: FilledInProps['form']): boolean =>
  Object.values(form === 'social' ? selectSocialDetails(state) : selectBusinessDetails(state)).some(
    (value) => value !== '',
  );

/** Tells the visitor that the form holds earlier details and offers to clear them; a toast offers Undo. */
export function FilledIn({ form }: FilledInProps) {
  const dispatch = useAppDispatch();
  const store = useToolsStore();
  // Reads the store directly: during hydration, selectors still return the prerendered state.
  const [isOffered, setIsOffered] = useState(() => isFilled(store.getState(), form));
  const isStillFilled = useToolsSelector((state) => isFilled(state, form));
  const isHydrating = useIsHydrating();
  if (!isOffered || !isStillFilled || isHydrating) return null;

  const startAfresh = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus(); // the button unmounts
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
