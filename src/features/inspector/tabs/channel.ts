import { CHANNEL, parseMessage, type TabMessage } from './messages';

/** The channel between the tabs, as both sides use it. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Calls `listener` with every message of the right shape from another tab. @returns a function that ends it */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

let shared: TabChannel | undefined;

/** The channel of this tab; silent in a browser that has none. A tab hears itself never. */
export function tabChannel(): TabChannel {
  shared ??= typeof BroadcastChannel === 'undefined' ? silent : over(new BroadcastChannel(CHANNEL));
  return shared;
}

const silent: TabChannel = { post: () => undefined, listen: () => () => undefined };

function over(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const message = parseMessage(data);
        if (message) listener(message);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
