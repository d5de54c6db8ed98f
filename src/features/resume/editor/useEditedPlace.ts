import { useEffect, useState } from 'react';
import { placeOfElement, type ResumePlace } from '../../../domain/resume/places';
import { RESUME_STEPS, type ResumeStep } from '../../../domain/resume/variants';

/** What an element of a step's form is about: its field, or the entry around it. */
function placeOf(element: Element, step: ResumeStep): ResumePlace | undefined {
  const { list } = RESUME_STEPS[step];
  const entry = element.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const around = list && entry !== undefined ? { part: list, id: Number(entry) } : undefined;
  return placeOfElement(element.id) ?? around;
}

/** The place in which the focus stands, or stood last; null before it was in the form at all. */
export function useEditedPlace(step: ResumeStep): ResumePlace | null {
  const [edited, setEdited] = useState<ResumePlace | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? placeOf(target, step) : undefined;
      if (place) setEdited(place);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [step]);
  return edited;
}
