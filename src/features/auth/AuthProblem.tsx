import { useEffect } from 'react';
import { accountFormLeft, type AccountRequest } from '../../store/authFacts';
import { selectPendingAuth, selectSignInProblem } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { Notice } from '../../ui/Notice';

/** The notice pushes the button below it down, on a phone out of the window. */
const showButton = (notice: HTMLElement | null) =>
  notice?.nextElementSibling?.scrollIntoView({ block: 'nearest' });

/**
 * The error in a form of the account, above its button. It outlasts the toast, which is what a screen reader announces.
 */
export function AuthProblem({ request }: { readonly request: AccountRequest }) {
  const store = useAppStore();
  const problem = useAppSelector(selectSignInProblem);
  useEffect(
    () => () => {
      const state = store.getState();
      // Rewinding in Redux DevTools also unmounts this, with neither in the store, and must not add an action.
      if (selectSignInProblem(state) || selectPendingAuth(state)) store.dispatch(accountFormLeft());
    },
    [store],
  );

  if (!problem || (problem.request !== request && problem.request !== 'google')) return null;
  return (
    <div ref={showButton}>
      <Notice tone="error" title={problem.message} />
    </div>
  );
}
