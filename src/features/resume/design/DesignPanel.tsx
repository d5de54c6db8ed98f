import type { ResumeVariant } from '../../../domain/resume/variants';
import { useToolsSelector } from '../../../store/hooks';
import { selectResume } from '../../../store/resumeSlice';
import { SegmentedChoice } from '../../../ui/SegmentedChoice';
import type { TargetProps } from '../editor/editedDocument';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import { AccentChoice } from './AccentChoice';
import { HeadingChoice } from './HeadingChoice';
import { SectionList } from './SectionList';
import { shownSections } from './shownSections';
import { useDesign } from './useDesign';
import styles from './design.module.css';

/** The sections of a column, as the visitor knows it. */
const COLUMN_NAMES = { main: 'Wide column', side: 'Narrow column' } as const;

/** What each pairing of a design is. */
const PAIRINGS: Readonly<Record<ResumeVariant, readonly [string, string]>> = {
  a: ['Serif', 'Serif and sans'],
  b: ['Sans', 'Serif and sans'],
  c: ['Serif and sans', 'Sans'],
  d: ['Sans', 'Serif and sans'],
};

interface DesignPanelProps extends TargetProps {
  readonly variant: ResumeVariant;
  readonly drawn: DrawnSheets;
}

/** Colour, type, and the order, choice and headings of the sections. */
export function DesignPanel({ variant, drawn, target }: DesignPanelProps) {
  const { design, change, typeHeading } = useDesign();
  const { columns } = drawn.template;
  const sections = shownSections(drawn, useToolsSelector(selectResume));
  return (
    <div className={styles.panel}>
      <AccentChoice
        accent={design.accent}
        onChange={(accent) => change('Colour changed', 'accent', { accent })}
      />
      {!drawn.isPlain && (
        <SegmentedChoice
          label="Typefaces"
          options={PAIRINGS[variant].map((label, index) => ({ value: index === 0 ? '1' : '2', label }))}
          selected={String(design.pairing ?? 1)}
          onSelect={(value) =>
            change('Typefaces changed', 'pairing', { pairing: value === '2' ? 2 : undefined })
          }
        />
      )}
      <HeadingChoice
        headings={design.headings ?? {}}
        hasContact={columns.length > 1}
        onChoose={(headings) => change('Headings changed', 'headings', { headings })}
        onType={(contact) => typeHeading('contact', contact)}
      />
      {columns.map((column) => (
        <SectionList
          key={column}
          label={columns.length > 1 ? COLUMN_NAMES[column] : 'Sections'}
          sections={sections.filter((section) => section.column === column)}
          canAdd={column === 'main'}
          target={target}
        />
      ))}
    </div>
  );
}
