import type { ClipboardEvent } from 'react';
import { bulletPoints } from '../../../domain/resume/bullets';

/**
 * Spreads a copied list over text areas: its first point goes into the one that it is pasted into, the next ones into those that
 * are empty below, and the last of them takes the rest. Does nothing if it is pasted to other text, or is no list.
 * @param event inside the form
 * @param names of the text areas that take points
 * @returns how many it has filled
 */
export function pasteList(event: ClipboardEvent<HTMLElement>, names: readonly string[]): number {
  const points = bulletPoints(event.clipboardData.getData('text/plain'));
  const areas = [...event.currentTarget.querySelectorAll('textarea')];
  const empty = areas
    .slice(areas.findIndex((area) => area === event.target))
    .filter(({ name, value }) => names.includes(name) && value === '');
  if (points.length === 0 || empty[0] !== event.target) return 0;
  event.preventDefault();
  event.stopPropagation();
  const filled = empty.slice(0, points.length);
  for (const [index, area] of filled.entries()) {
    const own = points.slice(index, area === filled.at(-1) ? undefined : index + 1);
    area.setRangeText(own.join('; ').replace(/([.!?;]);/g, '$1'), 0, 0, 'end');
    // As if typed: the field cuts what is too long, and says so.
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return filled.length;
}
