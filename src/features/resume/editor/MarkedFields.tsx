import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { withMark } from '../../../domain/resume/markKeys';
import { EntityFields, type EntityFieldsProps } from '../../../ui/FieldGrid';
import { TOUCH } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { commandLetter } from './commandLetter';
import { usePastedList, type OnTextsChange } from './usePastedList';
import styles from './MarkedFields.module.css';

const KEYS = 'Or select words and press Ctrl+B for bold, Ctrl+I for italic or Ctrl+K for a link.';
const NO_ROOM = 'There is no room left for these marks. Shorten the text first.';

interface MarkedFieldsProps<Entity extends object> extends Omit<EntityFieldsProps<Entity>, 'onChange'> {
  readonly onChange: OnTextsChange<keyof Entity & string>;
  /** The text areas that print bold, italic and links. */
  readonly marked: readonly (keyof Entity & string)[];
  /** What the form calls them: "points". */
  readonly noun: string;
}

/**
 * The form of an entity. Ctrl or Cmd with B, I or K marks the selected words of its marked fields; a list that is pasted into one
 * fills those below, too.
 */
export function MarkedFields<Entity extends object>(props: MarkedFieldsProps<Entity>) {
  const { marked, noun, onChange, ...form } = props;
  const [news, setNews] = useState<string>();
  const typed = `In the ${noun}, type **bold**, *italic* and [link](https://example.in).`;
  const help = useMediaQuery(TOUCH, false) ? typed : `${typed} ${KEYS}`;
  const { change, paste } = usePastedList(marked, onChange);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const filled = paste(event);
    if (filled > 1) setNews(`The list that you pasted fills ${filled} fields.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    setNews(undefined);
    const { target, shiftKey, nativeEvent } = event;
    if (!(target instanceof HTMLTextAreaElement)) return;
    const field = marked.find((name) => name === target.name);
    const letter = commandLetter(nativeEvent);
    if (field === undefined || letter === null || shiftKey) return;
    const { value, selectionStart: start, selectionEnd: end, maxLength } = target;
    const next = withMark({ text: value, start, end }, letter);
    if (!next) return;
    event.preventDefault();
    const hasRoom = next.text.length <= Math.max(maxLength, value.length);
    if (!hasRoom) {
      setNews(NO_ROOM);
      return;
    }
    target.value = next.text;
    target.setSelectionRange(next.start, next.end);
    change(field, next.text);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown} onPasteCapture={onPaste}>
      <EntityFields {...form} onChange={change} />
      {marked.length > 0 && (
        <p className={styles.help} role="status">
          {news ?? help}
        </p>
      )}
    </div>
  );
}
