import type { ResumeLayout } from '../../../domain/resume/layout';
import type { EditedPlace } from '../../../domain/resume/places';
import { allSections } from '../../../domain/resume/sections';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { layoutChosen, selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { selectResume } from '../../../store/resumeSlice';
import { SegmentedChoice } from '../../../ui/SegmentedChoice';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import { AccentChoice } from './AccentChoice';
import { HeadingChoice } from './HeadingChoice';
import { SectionList } from './SectionList';
import { shownSections } from './shownSections';
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

interface DesignPanelProps {
  readonly variant: ResumeVariant;
  readonly drawn: DrawnSheets;
  /** The place the visitor jumped to. */
  readonly target: EditedPlace | null;
}

/** Colour, type, and the order, choice and headings of the sections. */
export function DesignPanel({ variant, drawn, target }: DesignPanelProps) {
  const layout = useToolsSelector(selectResumeLayout);
  const dispatch = useAppDispatch();
  const change = (changed: Partial<ResumeLayout>) => void dispatch(layoutChosen(changed));
  const { template, resume } = drawn;
  const { columns } = template;
  const whole = useToolsSelector(selectResume);
  const order = allSections(layout.order, whole);
  const sections = shownSections(template, resume, order, whole.ownSections);
  return (
    <div className={styles.panel}>
      <AccentChoice accent={layout.accent} onChange={(accent) => change({ accent })} />
      {!drawn.isPlain && (
        <SegmentedChoice
          label="Typefaces"
          options={PAIRINGS[variant].map((label, index) => ({ value: index === 0 ? '1' : '2', label }))}
          selected={String(layout.pairing)}
          onSelect={(value) => change({ pairing: value === '2' ? 2 : 1 })}
        />
      )}
      <HeadingChoice
        headings={layout.headings}
        hasContact={columns.length > 1}
        onChange={(headings) => change({ headings })}
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
