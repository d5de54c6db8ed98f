import { useState } from 'react';
import { lazyCode, useLazy } from '../../lazy/lazyCode';
import { useAppSelector } from '../../store/hooks';
import { PlainToasts } from './PlainToasts';

const toastStack = lazyCode('The messages', () =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then((module) => module.ToastStack),
);

/** Renders the store's toasts. notistack is loaded with the first of them; if that fails, they are shown without styling. */
export function ToastHost() {
  const hasShown = useAppSelector(({ toasts }) => toasts.lastId > 0);
  // Stays mounted from then on: a closing toast has to animate out, and remounting would announce old toasts again.
  const [isKept, keep] = useState(hasShown);
  if (hasShown && !isKept) keep(true);
  const { code: ToastStack, error } = useLazy(isKept ? toastStack : undefined);
  if (error) return <PlainToasts />;
  return ToastStack && <ToastStack />;
}
