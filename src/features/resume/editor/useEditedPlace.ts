import { useEffect, useState } from 'react';
import { placeOfElement, type ResumePlace } from '../../../domain/resume/places';
import { RESUME_STEPS, type ResumeStep } from '../../../domain/resume/variants';

/** The place an element of a step's form belongs to: its field, or the entry around it. */
function placeOf(element: Element, step: ResumeStep): ResumePlace | undefined {
  const { list } = RESUME_STEPS[step];
  const entry = element.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const around = list && entry !== undefined ? { part: list, id: Number(entry) } : undefined;
  return placeOfElement(element.id) ?? around;
}

/** The place that has, or last had, the focus; null until the form is first focused. */
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
