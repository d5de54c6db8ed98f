import { TextDecoder, TextEncoder } from 'node:util';

// React Router needs these, and jsdom lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no network either: a request is never answered, unless a test replaces `fetch`.
if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: () => new Promise<never>(() => undefined) });

// Nor does its Blob have what every browser's has.
if (typeof Blob.prototype.arrayBuffer !== 'function')
  Blob.prototype.arrayBuffer = async function arrayBuffer() {
    const reader = new FileReader();
    reader.readAsArrayBuffer(this);
    await new Promise((resolve) => (reader.onload = resolve));
    return reader.result as ArrayBuffer;
  };

class StillObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

// jsdom has no layout: nothing scrolls or loads a font, no media query matches, text has no size, and a dialog is only its `open`
// attribute.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Object.assign(window, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });
  Object.assign(document, { fonts: new EventTarget() });
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}
