import type { ReactElement } from 'react';
import type { ResumeTemplate, SheetProps } from '../template';
import { Column, Sheet } from './Sheet';
import { Contact, Folio, Head } from './Head';
import { ownSections } from './sections';

/** Class names of the three parts of a one-column design. */
interface OneColumnStyles {
  readonly sheet: string | undefined;
  readonly head: string | undefined;
  readonly flow: string | undefined;
}

/** A one-column design: name and contact on top of the first page, the rows, and a footer line on later pages. */
export function oneColumn(styles: OneColumnStyles, rows: ResumeTemplate['rows']): ResumeTemplate {
  function OneColumnSheet(props: SheetProps): ReactElement {
    const { resume, page, columns } = props;
    return (
      <Sheet {...props} className={styles.sheet}>
        {page === 1 && (
          <div className={styles.head}>
            <Head info={resume.personalInfo} />
            <Contact info={resume.personalInfo} />
          </div>
        )}
        <Column name="main" className={styles.flow}>
          {columns.main}
        </Column>
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
