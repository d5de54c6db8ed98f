import { useState } from 'react';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed } from '../../store/toastsSlice';
import { RenderBoundary } from '../../ui/RenderBoundary';
import styles from './PlainToasts.module.css';

const toastStack = lazyCode('The messages', () =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then((module) => module.ToastStack),
);

/** Renders the store's toasts. notistack is loaded with the first of them; if it fails, they are shown without styling. */
export function ToastHost() {
  const hasShown = useAppSelector(({ toasts }) => toasts.lastId > 0);
  // Stays mounted from then on: a closing toast has to animate out, and remounting would announce old toasts again.
  const [isKept, keep] = useState(hasShown);
  if (hasShown && !isKept) keep(true);
  const { code: ToastStack, error } = useLazy(isKept ? toastStack : undefined);
  if (error) return <PlainToasts />;
  return (
    ToastStack && (
      <RenderBoundary fallback={() => <PlainToasts />}>
        <ToastStack />
      </RenderBoundary>
    )
  );
}

/** Fallback if the toast code fails to load or crashes: plain text that stays until it is closed. */
function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.stack}>
      {toasts.map(({ id, text, detail, severity }) => (
        <div key={id} role={severity === 'error' ? 'alert' : 'status'} className={styles.toast}>
          {text} {detail}
          <button type="button" onClick={() => dispatch(toastClosed({ id }))}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}
