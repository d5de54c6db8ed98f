const CHANNEL = 'empowering-innovation/kept-resumes';

/** What another tab did to a resume. */
interface KeptNews {
  readonly resume: string;
  /** Whether it has been saved or deleted, so that no other tab may save it. */
  readonly hasNewContent: boolean;
}

/** Tells other tabs what happens to kept resumes. It only informs; what may be written is decided in the database. */
export function createKeptNews() {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (news: KeptNews) => channel.postMessage(news),
    /** @returns a function that unsubscribes */
    listen: (listener: (news: KeptNews) => void) => {
      const hear = ({ data }: MessageEvent<KeptNews>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
