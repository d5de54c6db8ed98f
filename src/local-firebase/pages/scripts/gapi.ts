/**
 * Replaces https://apis.google.com/js/api.js with the part that firebase/auth's pop-up calls. If the SDK finds `window.gapi`,
 * it loads nothing from Google.
 */
import { Channel } from './channel';

interface OpenOptions {
  readonly url: string;
  readonly where: HTMLElement;
  readonly attributes: { readonly style: object; readonly [name: string]: unknown };
}

function open<T>({ url, where, attributes }: OpenOptions, onOpen: (channel: Channel) => T): T {
  const frame = document.createElement('iframe');
  const { style, ...others } = attributes;
  Object.assign(frame.style, style);
  for (const [name, value] of Object.entries(others)) frame.setAttribute(name, String(value));
  frame.title = 'Local Firebase';
  frame.src = url;
  where.append(frame);
  return onOpen(new Channel(() => frame.contentWindow));
}

const context = { open };

Object.assign(window, {
  gapi: {
    load: (_modules: string, { callback }: { callback: () => void }) => setTimeout(callback),
    iframes: { Iframe: Channel, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  },
});
