import { useRef, useState } from 'react';

/** What has become of the file chosen last; idle once it is taken in. */
export type FileNews =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  /** `message`: what is wrong with the file and what to do. */
  | { readonly status: 'refused'; readonly fileName: string; readonly message: string };

const IDLE: FileNews = { status: 'idle' };

const messageOf = (error: unknown, fileName: string): string =>
  error instanceof Error ? error.message : `${fileName} could not be opened. Choose another file.`;

/**
 * Takes in the file that the visitor chooses, or anything else with a name. One chosen in the meantime wins, and a refused one
 * changes nothing.
 * @param take rejects with an error whose message is for the visitor; aborted once its result is no longer wanted
 */
export function useChosenFile<Taken, Source extends { readonly name: string } = File>(
  take: (source: Source, signal: AbortSignal) => Promise<Taken>,
  onTaken: (taken: Taken, source: Source) => void,
) {
  const [news, setNews] = useState(IDLE);
  const latest = useRef<AbortController>(undefined);

  const open = async (source: Source) => {
    const { name: fileName } = source;
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setNews({ status: 'opening', fileName });
    try {
      const taken = await take(source, signal);
      if (signal.aborted) return;
      setNews(IDLE);
      onTaken(taken, source);
    } catch (error) {
      if (!signal.aborted) setNews({ status: 'refused', fileName, message: messageOf(error, fileName) });
    }
  };

  return {
    news,
    choose: (source: Source) => void open(source),
    /** Forgets the file, also one that is being opened. */
    reset: () => {
      latest.current?.abort();
      setNews(IDLE);
    },
  };
}
