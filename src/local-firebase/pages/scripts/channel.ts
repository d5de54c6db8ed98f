/**
 * Messages between the site and the frame that the SDK opens in it, in place of Google's `gapi.iframes`. Both have the same
 * origin; messages from other origins are ignored.
 */

type Handler = (data: unknown) => unknown;

interface Message {
  readonly tag: typeof TAG;
  readonly kind: 'send' | 'ping' | 'reply';
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

const TAG = 'local-firebase';
const PING_EVERY_MS = 50;

/** One end of a connection; the other end is a `Channel` in the other window. */
export class Channel {
  readonly #peer: () => Window | null;
  readonly #handlers = new Map<string, Handler>();
  readonly #held: Message[] = [];
  readonly #waiting = new Map<string, (answer: unknown[]) => void>();

  /** @param peer returns the other window; called for every message, because a frame gets its window late */
  constructor(peer: () => Window | null) {
    this.#peer = peer;
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== this.#peer()) return;
      if (isMessage(event.data)) this.#receive(event.data);
    });
  }

  register(name: string, handler: Handler): void {
    this.#handlers.set(name, handler);
    const held = this.#held.splice(0);
    for (const message of held) this.#receive(message);
  }

  /** Like gapi, passes `onAnswer` a list with the return value of the other window's handler. */
  send(name: string, data: unknown, onAnswer?: (answer: unknown[]) => void): void {
    const id = this.#post('send', name, data);
    if (onAnswer) this.#waiting.set(id, onAnswer);
  }

  /** Resolves when the other window answers; repeats until its script has loaded. */
  ping(): Promise<void> {
    return new Promise((resolve) => {
      const ask = () => {
        this.#waiting.set(this.#post('ping'), () => {
          clearInterval(timer);
          resolve();
        });
      };
      const timer = setInterval(ask, PING_EVERY_MS);
      ask();
    });
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  #receive(message: Message): void {
    const handler = this.#handlers.get(message.name);
    if (message.kind === 'reply') this.#settle(message);
    else if (message.kind === 'ping') this.#reply(message, []);
    else if (handler)
      void Promise.resolve(handler(message.data)).then((value) => this.#reply(message, [value]));
    // Like gapi, holds messages until their handler is registered.
    else this.#held.push(message);
  }

  #settle({ id, data }: Message): void {
    const onAnswer = this.#waiting.get(id);
    this.#waiting.delete(id);
    try {
      onAnswer?.(Array.isArray(data) ? data : []);
    } catch {
      // Like gapi: the SDK throws here on purpose, after it has rejected its own promise.
    }
  }

  #reply({ id, name }: Message, answer: unknown[]): void {
    this.#post('reply', name, answer, id);
  }

  #post(kind: Message['kind'], name = '', data: unknown = null, id: string = crypto.randomUUID()): string {
    this.#peer()?.postMessage({ tag: TAG, kind, id, name, data } satisfies Message, location.origin);
    return id;
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'tag' in data && data.tag === TAG;
}
