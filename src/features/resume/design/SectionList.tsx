import { useId } from 'react';
import type { EditedPlace } from '../../../domain/resume/places';
import { withMoved } from '../../../domain/resume/sectionMoves';
import { headingOf, headingsIn, sectionsIn } from '../../../domain/resume/sections';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { itemAdded, itemRemoved, selectResume } from '../../../store/resumeSlice';
import { ListEditor } from '../../../ui/ListEditor';
import type { TargetProps } from '../editor/editedDocument';
import { SectionForm } from './SectionForm';
import type { ShownSection } from './shownSections';
import { useDesign } from './useDesign';
import styles from './design.module.css';

interface SectionListProps extends TargetProps {
  readonly label: string;
  /** The sections of a column, in their order. */
  readonly sections: readonly ShownSection[];
  /** Whether this is the column of the visitor's own sections. */
  readonly canAdd: boolean;
}

/** Whether a section is, or holds, the place. */
const isAt = (place: EditedPlace | null, { name, own }: ShownSection): boolean =>
  place?.part === name ||
  (place?.part === 'design' && place.field === name) ||
  (place?.part === 'ownSections' && own?.id === place.id);

/** Sorts, hides and renames sections; adds and removes the visitor's own. */
export function SectionList({ label, sections, canAdd, target }: SectionListProps) {
  const resume = useToolsSelector(selectResume);
  const { design, change } = useDesign();
  const dispatch = useAppDispatch();
  const id = useId();
  const headings = headingsIn(resume);
  const sectionOf = (sectionId: number) => sections.find((section) => section.id === sectionId);
  const add = () => void dispatch(itemAdded({ list: 'ownSections' }));
  const remove = (sectionId: number, title: string) => {
    const own = sectionOf(sectionId)?.own;
    if (own) dispatch(itemRemoved({ list: 'ownSections', id: own.id, title }));
  };
  const move = (sectionId: number, to: number) => {
    const moved = sectionOf(sectionId);
    const names = sections.map(({ name }) => name);
    if (!moved) return;
    const order = withMoved(sectionsIn(resume), names, moved.name, to);
    change('Section moved', moved.name, { order });
  };
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ListEditor
        items={sections}
        noun="section"
        openId={sections.find((section) => isAt(target, section))?.id}
        renderSummary={({ name, title }) => ({
          title: headingOf(name, headings, title),
          subtitle: design.hidden?.includes(name) ? 'Hidden' : undefined,
        })}
        renderForm={(section) => <SectionForm {...section} target={target} />}
        canRemove={(index) => sections[index]?.own !== undefined}
        onAdd={canAdd ? add : undefined}
        onRemove={remove}
        onMove={move}
      />
    </section>
  );
}
