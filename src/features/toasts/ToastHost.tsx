import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { PlainToasts } from './PlainToasts';

/** If the chunk fails to load, the messages are shown without styling. */
const ToastStack = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: PlainToasts }),
  ),
);

/** Renders the store's toasts. notistack is loaded with the first of them. */
export function ToastHost() {
  const hasShown = useAppSelector(({ toasts }) => toasts.lastId > 0);
  // Stays mounted from then on: a closing toast has to animate out, and remounting would announce old toasts again.
  const [isKept, keep] = useState(hasShown);
  if (hasShown && !isKept) keep(true);
  if (!isKept) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
