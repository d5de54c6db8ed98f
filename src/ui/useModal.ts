import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusContent } from './arrival';
import { isSecondClick, useIgnoreSecondClick } from './useIgnoreSecondClick';

/**
 * Opens a native `<dialog>` as a modal while mounted. Esc, a press on the backdrop and a close by the browser all call
 * `onClose`; the browser restores the focus. If what had it is gone, such as a template's Login button, the first control in its
 * place takes it, or else the content. The second click of a double click that closes it goes nowhere.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const places = useRef<Element[]>([]);
  const close = useEffectEvent(onClose);
  useIgnoreSecondClick();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    places.current = placesOfFocus();
    const unlockScroll = keepScrollbarRoom();
    element.showModal();
    // Browsers focus the first control, even if it is a tab that isn't selected.
    element.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    const stopListening = listenForClose(element, () => close());
    return () => {
      stopListening();
      // Before the node is removed: removing an open dialog would drop the focus.
      element.close();
      unlockScroll();
    };
  }, []);

  // After the page has changed. A hidden dialog still has the focus then, and loses it to nothing.
  useEffect(() => {
    const element = dialog.current;
    return () => {
      const { body } = document;
      const isLost = () => document.activeElement === body || element?.contains(document.activeElement);
      if (isLost()) focusFirstControl(places.current.find((place) => place.isConnected));
      if (isLost()) focusContent();
    };
  }, []);
  return dialog;
}

/** The parts of the content that the focus is in, from the innermost. */
function placesOfFocus(): Element[] {
  const places: Element[] = [];
  for (let place = document.activeElement; place?.closest('#main > *'); place = place.parentElement)
    places.push(place);
  return places;
}

function focusFirstControl(place: Element | undefined): void {
  const control = place?.querySelector<HTMLElement>('a, button');
  // Brings its style up to date: to WebKit, what is new is still behind the dialog.
  control?.getBoundingClientRect();
  control?.focus({ preventScroll: true });
}

/**
 * Behind a modal dialog the page does not scroll (base.css); padding on the body replaces its scrollbar, so nothing shifts.
 * @returns a function that removes the padding
 */
function keepScrollbarRoom(): () => void {
  const { body, documentElement } = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  if (scrollbar <= 0) return () => undefined;
  body.style.paddingRight = `${scrollbar}px`;
  return () => body.style.removeProperty('padding-right');
}

/** @returns a function that removes the listeners */
function listenForClose(element: HTMLDialogElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressOnBackdrop = false;
  const isBackdrop = (event: Event) => event.target === element;
  // `cancel` also bubbles up from a file input whose picker was cancelled.
  element.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // On a second Esc, browsers close the dialog without a `cancel` event.
  element.addEventListener('close', (event) => event.target === element && close(), { signal });
  // Press and release: a text selection dragged out of the dialog must not close it. Nor must a second click, because the first
  // one of a double click has opened the dialog or changed its size.
  element.addEventListener('pointerdown', (event) => (isPressOnBackdrop = isBackdrop(event)), { signal });
  element.addEventListener(
    'click',
    (event) => isPressOnBackdrop && isBackdrop(event) && !isSecondClick(event) && close(),
    { signal },
  );
  return () => listening.abort();
}
