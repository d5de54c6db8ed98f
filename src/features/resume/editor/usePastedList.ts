import { useRef, type ClipboardEvent } from 'react';
import { bulletPoints, hasBullet } from '../../../domain/resume/bullets';
import { useStableCallbacks } from '../../../ui/useStableCallbacks';

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The points of a copied list. Of one on a web page, browsers copy the lines without their bullets, and its HTML. */
function copiedPoints(copied: DataTransfer): readonly string[] {
  const page = new DOMParser().parseFromString(copied.getData('text/html'), 'text/html');
  const items = [...page.querySelectorAll('li')].map(({ textContent }) => spaced(textContent));
  const beginsItem = (line: string): boolean =>
    line.trim() !== '' && items.some((item) => item.startsWith(spaced(line)));
  const lines = copied.getData('text/plain').split('\n');
  return bulletPoints(
    lines.map((line) => (beginsItem(line) && !hasBullet(line) ? `• ${line}` : line)).join('\n'),
  );
}

/**
 * Spreads a copied list over text areas: its first point goes into the one that it is pasted into, the next ones into those that
 * are empty below, and the last of them takes the rest. Does nothing if it is pasted to other text, or is no list, or if there is
 * only one text area: a paragraph of a letter keeps its lines.
 * @param event inside the form
 * @param names of the text areas that take points
 */
function pasteList(event: ClipboardEvent<HTMLElement>, names: readonly string[]): void {
  const points = copiedPoints(event.clipboardData);
  const areas = [...event.currentTarget.querySelectorAll('textarea')];
  const empty = areas
    .slice(areas.findIndex((area) => area === event.target))
    .filter(({ name, value }) => names.includes(name) && value === '');
  if (names.length === 1 || points.length === 0 || empty[0] !== event.target) return;
  event.preventDefault();
  event.stopPropagation();
  const filled = empty.slice(0, points.length);
  for (const [index, area] of filled.entries()) {
    const own = points.slice(index, area === filled.at(-1) ? undefined : index + 1);
    area.setRangeText(own.join('; ').replace(/([.!?;]);/g, '$1'), 0, 0, 'end');
    // As if typed: the field cuts what is too long, and says so.
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Gets the field that was typed or pasted into, and every text that this has changed. */
export type OnTextsChange<Name> = (field: Name, changes: Readonly<Record<string, string>>) => void;

/** A list pasted into one of the fields fills those below, too, and is one change, which one Undo takes back. */
export function usePastedList<Name extends string>(names: readonly Name[], onChange: OnTextsChange<Name>) {
  /** What the list has changed so far. */
  const pasted = useRef<Record<string, string>>(null);
  // The fields are memoized.
  const { change } = useStableCallbacks({
    change: (field: Name, text: string) => {
      if (pasted.current) pasted.current[field] = text;
      else onChange(field, { [field]: text });
    },
  });
  /** @returns how many fields it has filled */
  const paste = (event: ClipboardEvent<HTMLElement>): number => {
    const changes: Record<string, string> = {};
    pasted.current = changes;
    pasteList(event, names);
    pasted.current = null;
    const filled = names.filter((name) => name in changes);
    const [first] = filled;
    if (first !== undefined) onChange(first, changes);
    return filled.length;
  };
  return { change, paste };
}
