import { useState, type KeyboardEvent } from 'react';
import type { EntryListName } from '../../../domain/resume/entities';
import { withMark } from '../../../domain/resume/markKeys';
import { pointFieldsOf } from '../../../domain/resume/points';
import { TOUCH } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { commandLetter } from './commandLetter';

const TYPED = 'In the points, type **bold**, *italic* and [link](https://example.in).';
const KEYS = 'Or select words and press Ctrl+B for bold, Ctrl+I for italic or Ctrl+K for a link.';
const NO_ROOM = 'There is no room left for these marks. Shorten the point first.';

/** Ctrl or Cmd with B, I or K marks the selected words of a point. */
export function useMarkKeys(list: EntryListName, change: (field: string, value: string) => void) {
  const [isFull, setFull] = useState(false);
  const help = useMediaQuery(TOUCH, false) ? TYPED : `${TYPED} ${KEYS}`;
  const fields = pointFieldsOf(list);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, shiftKey, nativeEvent } = event;
    if (!(target instanceof HTMLTextAreaElement) || !fields.includes(target.name)) return;
    const letter = commandLetter(nativeEvent);
    if (letter === null || shiftKey) return;
    const { value, selectionStart: start, selectionEnd: end, maxLength } = target;
    const marked = withMark({ text: value, start, end }, letter);
    if (!marked) return;
    event.preventDefault();
    const hasRoom = marked.text.length <= Math.max(maxLength, value.length);
    setFull(!hasRoom);
    if (!hasRoom) return;
    target.value = marked.text;
    target.setSelectionRange(marked.start, marked.end);
    change(target.name, marked.text);
  };
  return { onKeyDown, help: fields.length > 0 ? (isFull ? NO_ROOM : help) : undefined };
}
