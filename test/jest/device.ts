import { deserialize, serialize } from 'node:v8';
import * as fakes from 'fake-indexeddb';

const channels = new Map<string, Set<FakeChannel>>();

/** Delivers to the other channels of its name at once. */
export class FakeChannel extends EventTarget {
  readonly #others: Set<FakeChannel>;

  constructor(name: string) {
    super();
    this.#others = channels.get(name) ?? new Set();
    channels.set(name, this.#others.add(this));
  }

  postMessage(data: unknown): void {
    for (const other of this.#others)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** A browser that has kept nothing yet: what jsdom lacks of one that keeps data on the device. */
export function newDevice(): void {
  channels.clear();
  sessionStorage.clear();
  Object.assign(globalThis, {
    ...fakes,
    indexedDB: new fakes.IDBFactory(),
    BroadcastChannel: FakeChannel,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  });
  Object.assign(navigator, { storage: { persist: () => Promise.resolve(true) } });
}
