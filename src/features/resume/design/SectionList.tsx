import { useId } from 'react';
import type { ResumeLayout } from '../../../domain/resume/layout';
import { withMoved } from '../../../domain/resume/sectionMoves';
import { HEADING, headingOf } from '../../../domain/resume/sections';
import { useAppDispatch } from '../../../store/hooks';
import { layoutChosen } from '../../../store/resumeLayoutSlice';
import { Field } from '../../../ui/Field';
import { ListEditor } from '../../../ui/ListEditor';
import { Switch } from '../../../ui/Switch';
import type { ShownSection } from './shownSections';
import styles from './design.module.css';

interface SectionListProps {
  readonly label: string;
  /** The sections of a column, in their order. */
  readonly sections: readonly ShownSection[];
  readonly layout: ResumeLayout;
}

/** Sorts, hides and renames sections. */
export function SectionList({ label, sections, layout }: SectionListProps) {
  const { order, hidden, headings } = layout;
  const dispatch = useAppDispatch();
  const id = useId();
  const names = sections.map(({ name }) => name);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ListEditor
        items={sections}
        noun="section"
        renderSummary={({ name, title }) => ({
          title: headingOf(name, headings, title),
          subtitle: hidden.includes(name) ? 'Hidden' : undefined,
        })}
        renderForm={(section) => <SectionForm {...section} layout={layout} />}
        onMove={(from, to) => {
          const moved = sections.find((section) => section.id === from);
          if (moved) dispatch(layoutChosen({ order: withMoved(order, names, moved.name, to) }));
        }}
      />
    </section>
  );
}

/** The heading of a section, and whether it is shown. */
function SectionForm({ name, title, layout }: ShownSection & Pick<SectionListProps, 'layout'>) {
  const { hidden, headings } = layout;
  const dispatch = useAppDispatch();
  const show = (isShown: boolean) => {
    const others = hidden.filter((other) => other !== name);
    dispatch(layoutChosen({ hidden: isShown ? others : [...others, name] }));
  };
  return (
    <>
      <Field
        name={name}
        showsOptional={false}
        spec={{ ...HEADING, placeholder: title }}
        value={headings[name] ?? ''}
        onChange={(_, typed) => void dispatch(layoutChosen({ headings: { ...headings, [name]: typed } }))}
      />
      <Switch label="Show it on the pages" isOn={!hidden.includes(name)} onChange={show} />
    </>
  );
}
