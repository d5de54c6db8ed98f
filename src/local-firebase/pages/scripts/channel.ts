/**
 * Messages between the site and the frame the SDK opens in it: what Google's `gapi.iframes` does for the real ones.
 * Both live on one origin; everything else is ignored.
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

/** One end of the line; the other end is another `Channel` in the other window. */
export class Channel {
  readonly #peer: () => Window | null;
  readonly #handlers = new Map<string, Handler>();
  readonly #held: Message[] = [];
  readonly #waiting = new Map<string, (answer: unknown[]) => void>();

  /** @param peer the window on the other side, asked for at every message because a frame gets its window late */
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

  unregister(name: string): void {
    this.#handlers.delete(name);
  }

  /** `onAnswer` gets a list with what the handler over there returned, as gapi passes it. */
  send(name: string, data: unknown, onAnswer?: (answer: unknown[]) => void): void {
    const id = this.#post('send', name, data);
    if (onAnswer) this.#waiting.set(id, onAnswer);
  }

  /** Resolves when the other side answers; asks again until its script has loaded. */
  ping(onAnswer?: () => void): Promise<void> {
    return new Promise((resolve) => {
      const ask = () => {
        this.#waiting.set(this.#post('ping'), () => {
          clearInterval(timer);
          onAnswer?.();
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
    // Like gapi: what comes before its handler waits for it.
    else this.#held.push(message);
  }

  #settle({ id, data }: Message): void {
    const onAnswer = this.#waiting.get(id);
    this.#waiting.delete(id);
    try {
      onAnswer?.(Array.isArray(data) ? data : []);
    } catch {
      // Like gapi: the SDK throws in here on purpose, after it has rejected its own promise.
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
