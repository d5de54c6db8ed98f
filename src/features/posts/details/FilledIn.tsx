import { useState, type MouseEvent } from 'react';
import { fieldNames } from '../../../domain/fields';
import { EMPTY_DETAILS, type PostDetails } from '../../../domain/posts/details';
import type { DetailsForm } from '../../../domain/posts/occasions';
import { detailsCleared, selectPostDetails } from '../../../store/postDetailsSlice';
import { useAppDispatch, useIsHydrating, useToolsSelector, useToolsStore } from '../../../store/hooks';
import type { RootState } from '../../../store/rootReducer';
import flowStyles from '../posts.module.css';
import styles from './DetailsStep.module.css';

interface FilledInProps {
  readonly form: DetailsForm;
  /** Forgets a logo that is still being opened. */
  readonly onCleared: () => void;
}

const isFilled = (state: RootState, form: DetailsForm): boolean =>
  fieldNames<Partial<PostDetails>>(EMPTY_DETAILS[form]).some(
    (field) => selectPostDetails(state)[field] !== '',
  );

/** Tells the visitor that the form holds earlier details and offers to clear them; a toast offers Undo. */
export function FilledIn({ form, onCleared }: FilledInProps) {
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
    onCleared();
  };

  return (
    <p className={styles.line}>
      Filled in from what you typed before.
      <button type="button" className={flowStyles.link} onClick={startAfresh}>
        Start afresh
      </button>
    </p>
  );
}
