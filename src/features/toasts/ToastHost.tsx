import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { PlainToasts } from './PlainToasts';

/** When the chunk can't be had, what was to be said is said plainly. */
const ToastStack = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: PlainToasts }),
  ),
);

/** Shows the store's toasts. notistack is loaded with the first of them. */
export function ToastHost() {
  const hasShown = useAppSelector(({ toasts }) => toasts.lastId > 0);
  // Kept once it is there: a toast that leaves still has its way out to draw, and what was said is not said again.
  const [isKept, keep] = useState(hasShown);
  if (hasShown && !isKept) keep(true);
  if (!isKept) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
