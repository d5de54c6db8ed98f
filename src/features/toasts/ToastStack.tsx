import {
  type CustomContentProps,
  type OptionsWithExtraProps,
  type SnackbarOrigin,
  SnackbarProvider,
  useSnackbar,
} from 'notistack';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ToastPosition } from '../../domain/toasts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, type ShownToast, toastClosed } from '../../store/toastsSlice';
import { ToastCard, type ToastCardProps } from './ToastCard';
import styles from './ToastStack.module.css';
import { ToastTransition } from './ToastTransition';

declare module 'notistack' {
  interface VariantOverrides {
    card: { readonly toast: ShownToast };
  }
}

/** How each notistack variant renders; this is the only one in use. */
const CARDS = {
  card: ({ toast }: CustomContentProps & ToastCardProps) => <ToastCard toast={toast} />,
};

/** More would be a wall of messages; the oldest makes way. */
const MAX_TOASTS = 4;

const ORIGINS: Readonly<Record<ToastPosition, SnackbarOrigin>> = {
  'top-right': { vertical: 'top', horizontal: 'right' },
  'top-center': { vertical: 'top', horizontal: 'center' },
  'bottom-center': { vertical: 'bottom', horizontal: 'center' },
};

/** Doubled classes, to override the style sheet notistack injects at run time. */
const CLASSES = {
  containerRoot: `${styles.stack}`,
  containerAnchorOriginTopRight: `${styles.top} ${styles.right}`,
  containerAnchorOriginTopCenter: `${styles.top}`,
  containerAnchorOriginBottomCenter: `${styles.bottom}`,
};

/** notistack with the site's design; the store alone decides what is shown. */
export function ToastStack() {
  const root = useToastRoot();
  return (
    <SnackbarProvider
      maxSnack={MAX_TOASTS}
      domRoot={root}
      // The cards have their own countdown: notistack's timer does not pause for keyboard focus.
      autoHideDuration={null}
      Components={CARDS}
      TransitionComponent={ToastTransition}
      classes={CLASSES}
    >
      <ToastSync />
    </SnackbarProvider>
  );
}

/** Passes new toasts from the store to notistack and closes those the store has removed. */
function ToastSync() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const enqueued = useRef(new Set<number>());
  // Each toast is announced once: rewinding in Redux DevTools does not repeat it.
  const announced = useRef(new Set<string>());

  useEffect(() => {
    const known = enqueued.current;
    const optionsOf = (toast: ShownToast): OptionsWithExtraProps<'card'> => ({
      key: toast.id,
      anchorOrigin: ORIGINS[toast.position],
      variant: 'card',
      toast,
      onClose: () => {
        // The store already knows about toasts it removed itself.
        if (known.has(toast.id)) dispatch(toastClosed({ id: toast.id }));
      },
    });
    for (const toast of toasts) {
      const key = `${toast.id} ${toast.text}`;
      if (announced.current.has(key)) continue;
      announced.current.add(key);
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

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The topmost dialog, which is the last one in the DOM. */
function topDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/**
 * The element toasts render into. Content behind a modal dialog is inert and not announced, so toasts go into an open one.
 */
function useToastRoot(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topDialog);
}
