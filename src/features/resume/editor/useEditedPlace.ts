import { startTransition, useEffect, useState } from 'react';
import type { ResumeListName } from '../../../domain/resume/entities';
import { placeOfElement, type EditedPlace } from '../../../domain/resume/places';

/** The place an element of a step's form belongs to: its field, or the entry around it. */
function placeOf(element: Element, list: ResumeListName | undefined): EditedPlace | undefined {
  const entry = element.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const around = list && entry !== undefined ? { part: list, id: Number(entry) } : undefined;
  return placeOfElement(element.id) ?? around;
}

/**
 * The place that has, or last had, the focus; null until the form is first focused.
 * @param list the list that the form edits, if any
 */
export function useEditedPlace(list: ResumeListName | undefined): EditedPlace | null {
  const [edited, setEdited] = useState<EditedPlace | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? placeOf(target, list) : undefined;
      // The focus is painted before the preview follows it.
      if (place) startTransition(() => setEdited(place));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  return edited;
}
