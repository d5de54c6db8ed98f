import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for these, jsdom leaves them out.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom draws nothing: no media query matches, and nothing scrolls.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Element.prototype.scrollTo ??= () => undefined;
}
