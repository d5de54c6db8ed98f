import { useEffect, useRef, useState, type RefObject } from 'react';

/** What has become of the file chosen last; idle once it is taken in. */
export type FileNews =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  /** `message`: what is wrong with the file and what to do. */
  | { readonly status: 'refused'; readonly fileName: string; readonly message: string };

const IDLE: FileNews = { status: 'idle' };

const messageOf = (error: unknown, fileName: string): string =>
  error instanceof Error ? error.message : `${fileName} could not be opened. Choose another file.`;

/** The opening of the file chosen last. */
export type LatestFile = RefObject<AbortController | undefined>;

/**
 * Takes in the file that the visitor chooses, or anything else with a name. One chosen in the meantime wins, and a refused one
 * changes nothing. A visitor who goes on meanwhile does not see the news.
 * @param take rejects with an error whose message is for the visitor; aborted once its result is no longer wanted
 * @param onTaken rejects like `take`
 * @param onMissed is told why a file was refused whose visitor has gone on
 * @param shared among all places where a file for the same purpose can be chosen
 */
export function useChosenFile<Taken, Source extends { readonly name: string } = File>(
  take: (source: Source, signal: AbortSignal) => Promise<Taken>,
  onTaken: (taken: Taken, source: Source, isHere: boolean) => Promise<void> | void,
  onMissed?: (message: string) => void,
  shared?: LatestFile,
) {
  const [news, setNews] = useState(IDLE);
  const own: LatestFile = useRef(undefined);
  const latest = shared ?? own;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

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
      await onTaken(taken, source, isHere.current);
    } catch (error) {
      if (!signal.aborted) {
        const message = messageOf(error, fileName);
        setNews({ status: 'refused', fileName, message });
        if (!isHere.current) onMissed?.(message);
      }
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
