import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a native `<dialog>` as a modal one for as long as it is mounted. Esc, a press on the backdrop and the browser's own
 * closing all end in `onClose`; the browser gives the focus back to where it was.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const unlockScroll = keepScrollbarRoom();
    element.showModal();
    const stopListening = listenForLeaving(element, () => close());
    return () => {
      stopListening();
      // Before the node leaves the page: a removed dialog would drop the focus.
      element.close();
      unlockScroll();
    };
  }, []);
  return dialog;
}

/**
 * The page behind a modal dialog does not scroll (base.css): where its scrollbar was, the body keeps room, so nothing moves.
 * @returns a function that gives the room back
 */
function keepScrollbarRoom(): () => void {
  const { body, documentElement } = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  if (scrollbar <= 0) return () => undefined;
  body.style.paddingRight = `${scrollbar}px`;
  return () => body.style.removeProperty('padding-right');
}

/** @returns a function that ends the listening */
function listenForLeaving(element: HTMLDialogElement, leave: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressOnBackdrop = false;
  const isBackdrop = (event: Event) => event.target === element;
  // `cancel` also bubbles up from a file input inside whose picker was closed.
  element.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  // A second Esc closes it without asking.
  element.addEventListener('close', (event) => event.target === element && leave(), { signal });
  // Press and release: a text selection dragged out of the dialog must not close it.
  element.addEventListener('pointerdown', (event) => (isPressOnBackdrop = isBackdrop(event)), { signal });
  element.addEventListener('click', (event) => isPressOnBackdrop && isBackdrop(event) && leave(), { signal });
  return () => listening.abort();
}
