import { SnackbarProvider, useSnackbar, type OptionsObject, type SnackbarOrigin } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ToastPosition } from '../../domain/toasts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed, type ShownToast } from '../../store/toastsSlice';
import { ToastCard } from './ToastCard';
import styles from './ToastStack.module.css';
import { ToastTransition } from './ToastTransition';
import { useToastRoot } from './useToastRoot';

/** More than this at once are a wall; the oldest makes room. */
const MOST_AT_ONCE = 4;

const ORIGINS: Readonly<Record<ToastPosition, SnackbarOrigin>> = {
  'top-right': { vertical: 'top', horizontal: 'right' },
  'top-center': { vertical: 'top', horizontal: 'center' },
  'bottom-center': { vertical: 'bottom', horizontal: 'center' },
};

/** Two classes each, so that they win over the sheet that notistack writes at run time. */
const PLACES = {
  containerRoot: `${styles.stack}`,
  containerAnchorOriginTopRight: `${styles.top}`,
  containerAnchorOriginTopCenter: `${styles.top}`,
  containerAnchorOriginBottomCenter: `${styles.bottom}`,
};

/** notistack with our own look; what is shown is decided by the store alone. */
export function ToastStack() {
  const root = useToastRoot();
  return (
    <SnackbarProvider
      maxSnack={MOST_AT_ONCE}
      domRoot={root}
      // The cards count down themselves: notistack's clock doesn't wait for the keyboard's focus.
      autoHideDuration={null}
      TransitionComponent={ToastTransition}
      classes={PLACES}
    >
      <Feed />
    </SnackbarProvider>
  );
}

/** Hands every new toast of the store to notistack, and takes back those the store has closed. */
function Feed() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const handedOver = useRef(new Set<number>());
  // Said once: somebody who goes back in Redux DevTools to where a toast stood is not told again.
  const said = useRef(new Set<string>());

  useEffect(() => {
    const known = handedOver.current;
    const optionsOf = (toast: ShownToast): OptionsObject => ({
      key: toast.id,
      anchorOrigin: ORIGINS[toast.position],
      content: <ToastCard toast={toast} />,
      onClose: () => {
        // What the store has closed itself is no news to it.
        if (known.has(toast.id)) dispatch(toastClosed({ id: toast.id }));
      },
    });
    for (const toast of toasts) {
      const words = `${toast.id} ${toast.text}`;
      if (said.current.has(words)) continue;
      said.current.add(words);
      known.add(toast.id);
      enqueueSnackbar(toast.text, optionsOf(toast));
    }
    for (const id of known) {
      if (toasts.some((toast) => toast.id === id)) continue;
      known.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, dispatch, enqueueSnackbar, closeSnackbar]);

  return null;
}
