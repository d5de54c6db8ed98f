import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { layoutChosen, selectResumeLayout } from '../../../store/resumeLayoutSlice';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import { HeadingChoice } from './HeadingChoice';
import { SectionList } from './SectionList';
import { shownSections } from './shownSections';
import styles from './design.module.css';

/** The sections of a column, as the visitor knows it. */
const COLUMN_NAMES = { main: 'Wide column', side: 'Narrow column' } as const;

/** The order, choice and headings of the sections. */
export function DesignPanel({ drawn }: { readonly drawn: DrawnSheets }) {
  const layout = useToolsSelector(selectResumeLayout);
  const dispatch = useAppDispatch();
  const { template, resume } = drawn;
  const { columns } = template;
  const sections = shownSections(template, resume, layout.order);
  return (
    <div className={styles.panel}>
      <HeadingChoice
        headings={layout.headings}
        hasContact={columns.length > 1}
        onChange={(headings) => void dispatch(layoutChosen({ headings }))}
      />
      {columns.map((column) => (
        <SectionList
          key={column}
          label={columns.length > 1 ? COLUMN_NAMES[column] : 'Sections'}
          sections={sections.filter((section) => section.column === column)}
          layout={layout}
        />
      ))}
    </div>
  );
}
