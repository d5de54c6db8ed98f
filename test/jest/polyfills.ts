import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for these, jsdom leaves them out.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no network either: what is asked for never comes, unless a test says otherwise.
if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: () => new Promise<never>(() => undefined) });

// jsdom has no layout: it scrolls nowhere, no media query matches, every text is as big as nothing, and a dialog is its `open` attribute.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
