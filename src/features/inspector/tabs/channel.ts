import { CHANNEL, isMessage, type TabMessage } from './messages';

/** The broadcast channel between tabs. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Calls `listener` with every well-formed message from another tab. @returns a function that unsubscribes */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

let shared: TabChannel | undefined;

/** The channel of this tab; does nothing in browsers without BroadcastChannel. A tab never receives its own messages. */
export function tabChannel(): TabChannel {
  shared ??= typeof BroadcastChannel === 'undefined' ? silent : over(new BroadcastChannel(CHANNEL));
  return shared;
}

const silent: TabChannel = { post: () => undefined, listen: () => () => undefined };

function over(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
