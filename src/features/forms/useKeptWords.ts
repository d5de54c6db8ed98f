import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTabText } from '../../store/useTabText';

/** What the bundled form posts, whose frame has no origin. */
const isFromForm = ({ origin, source, data }: MessageEvent<unknown>, frame: HTMLIFrameElement | null) =>
  origin === 'null' && source === frame?.contentWindow && typeof data === 'string';

/**
 * Keeps in the tab what is typed into the bundled form, which may store nothing itself.
 * @param address of the form: one about another subject has words of its own
 * @returns the words, for the frame's name, where the form finds them after a reload
 */
export function useKeptWords(address: string, frame: RefObject<HTMLIFrameElement | null>): string {
  const [words, keep] = useTabText(address);
  const listen = useEffectEvent((message: MessageEvent<unknown>) => {
    if (isFromForm(message, frame.current)) keep(String(message.data));
  });
  useEffect(() => {
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return words;
}
