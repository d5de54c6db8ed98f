import type { HeadingName, ResumeDesign } from '../../../domain/resume/entities';
import { HEADING } from '../../../domain/resume/sections';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { partChanged, selectResume } from '../../../store/resumeSlice';

/** The visitor's design, and what changes it. */
export function useDesign() {
  const { design } = useToolsSelector(selectResume);
  const dispatch = useAppDispatch();
  return {
    design,
    /**
     * @param label names the change in the history
     * @param field the part of the design, or the section, to return to
     */
    change: (label: string, field: string, changes: ResumeDesign) =>
      void dispatch(partChanged({ part: 'design', label, field, changes })),
    typeHeading: (field: HeadingName, text: string) => {
      const headings = { ...design.headings, [field]: text };
      const { label } = HEADING;
      dispatch(partChanged({ part: 'design', label, field, changes: { headings }, typedAt: Date.now() }));
    },
  };
}
