import { useRef, useState } from 'react';

/** What has become of the file chosen last; idle once it is taken in. */
export type FileNews =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  /** `message`: what is wrong with the file and what to do. */
  | { readonly status: 'refused'; readonly message: string };

const IDLE: FileNews = { status: 'idle' };

const messageOf = (error: unknown, { name }: File): string =>
  error instanceof Error ? error.message : `${name} could not be opened. Choose another file.`;

/**
 * Takes in the file that the visitor chooses. A file chosen in the meantime wins, and a refused one changes nothing.
 * @param take rejects with an error whose message is for the visitor
 */
export function useChosenFile<Taken>(
  take: (file: File) => Promise<Taken>,
  onTaken: (taken: Taken, file: File) => void,
) {
  const [news, setNews] = useState(IDLE);
  const latest = useRef<File>(undefined);

  const open = async (file: File) => {
    latest.current = file;
    const isLatest = () => latest.current === file;
    setNews({ status: 'opening', fileName: file.name });
    try {
      const taken = await take(file);
      if (!isLatest()) return;
      setNews(IDLE);
      onTaken(taken, file);
    } catch (error) {
      if (isLatest()) setNews({ status: 'refused', message: messageOf(error, file) });
    }
  };

  return {
    news,
    choose: (file: File) => void open(file),
    /** Forgets the file, also one that is being opened. */
    reset: () => {
      latest.current = undefined;
      setNews(IDLE);
    },
  };
}
