import { classNames } from '../../../../ui/classNames';
import { Column, Sheet } from '../parts/Sheet';
import { ContactSection, Folio, Head, Photo } from '../parts/Head';
import {
  interests,
  languages,
  narrowEducation,
  ownSections,
  professionalSkills,
  projects,
  summary,
  work,
} from '../parts/sections';
import type { ResumeTemplate, SheetProps } from '../template';
import styles from './Sidebar.module.css';

function SidebarSheet(props: SheetProps) {
  const { resume, photo, page, columns } = props;
  const { personalInfo } = resume;
  return (
    <Sheet {...props} className={classNames(styles.sidebar, page > 1 && styles.following)}>
      {page === 1 && (
        <>
          <div className={styles.head}>
            <Head info={personalInfo} />
          </div>
          <div className={styles.top}>
            <Photo src={photo} name={personalInfo.fullName} />
            <ContactSection resume={resume} />
          </div>
        </>
      )}
      <Column name="main" className={styles.main}>
        {columns.main}
      </Column>
      <Column name="side" className={styles.side}>
        {columns.side}
      </Column>
      <Folio {...props} />
    </Sheet>
  );
}

/** Variant B: photo, contact, education and bars in a tinted column; summary and history beside it. */
export const sidebar: ResumeTemplate = {
  columns: ['main', 'side'],
  rows: (resume) => [
    ...summary(resume),
    ...work(resume),
    ...projects(resume),
    ...professionalSkills(resume, { column: 'main', perLine: 2 }),
    ...narrowEducation(resume),
    ...languages(resume, { column: 'side', perLine: 1 }),
    ...interests(resume, 'side'),
    ...ownSections(resume),
  ],
  Sheet: SidebarSheet,
};
