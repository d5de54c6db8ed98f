import { classNames } from '../../../../ui/classNames';
import type { ResumeTemplate, SheetProps } from '../template';
import { Column, Sheet } from './Sheet';
import styles from './sheet.module.css';
import { Contact, Folio, Head } from './Head';
import { ownSections } from './sections';

/** Class names of the sheet of a one-column design, and of its head. */
interface OneColumnDesign {
  readonly sheet: string | undefined;
  readonly head: string | undefined;
}

/** A one-column design: name and contact on top of the first page, the rows, and a footer line on later pages. */
export function oneColumn(design: OneColumnDesign, rows: ResumeTemplate['rows']): ResumeTemplate {
  function OneColumnSheet(props: SheetProps) {
    const { resume, page, columns } = props;
    return (
      <Sheet {...props} className={classNames(styles.oneColumn, design.sheet)}>
        {page === 1 && (
          <div className={design.head}>
            <Head info={resume.personalInfo} />
            <Contact info={resume.personalInfo} />
          </div>
        )}
        <Column name="main">{columns.main}</Column>
        <Folio {...props} />
      </Sheet>
    );
  }
  return {
    columns: ['main'],
    rows: (resume) => [...rows(resume), ...ownSections(resume)],
    Sheet: OneColumnSheet,
  };
}
