import { lazy, Suspense } from 'react';
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
  // Kept once it is there: a toast that leaves still has its way out to draw.
  const hasEverShown = useAppSelector(({ toasts }) => toasts.lastId > 0);
  if (!hasEverShown) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
