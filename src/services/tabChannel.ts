/** Messages between the tabs of this site. A tab never receives its own. */
export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  /** @returns a function that unsubscribes */
  readonly listen: (listener: (message: Message) => void) => () => void;
}

/** @param name of the broadcast channel; browsers scope it to the origin */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<Message>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
