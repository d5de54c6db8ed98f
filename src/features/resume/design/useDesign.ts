import type { HeadingName } from '../../../domain/resume/entities';
import { HEADING } from '../../../domain/resume/sections';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { designChanged, selectDesign, type DesignChanged } from '../../../store/resumeSlice';

/** The visitor's design, and what changes it. */
export function useDesign() {
  const design = useToolsSelector(selectDesign);
  const dispatch = useAppDispatch();
  /**
   * @param label names the change in the history
   * @param field the part of the design, or the section, to return to
   */
  const change = (label: string, field: DesignChanged['field'], changes: DesignChanged['changes']) =>
    void dispatch(designChanged({ label, field, changes }));
  return {
    design,
    change,
    typeHeading: (name: HeadingName, text: string) =>
      change(HEADING.label, name, { headings: { ...design.headings, [name]: text } }),
  };
}
