import type { ResumeData } from '../../../../domain/resume/entities';
import { classNames } from '../../../../ui/classNames';
import { Column, Sheet } from '../parts/Sheet';
import { ContactSection, Folio, Head, Photo } from '../parts/Head';
import {
  education,
  languages,
  narrowEducation,
  ownSections,
  professionalSkills,
  references,
  summary,
  work,
} from '../parts/sections';
import type { ResumeTemplate, SheetProps, SheetRow } from '../template';
import styles from './Band.module.css';

function BandSheet(props: SheetProps) {
  const { resume, photo, page, columns } = props;
  const { personalInfo } = resume;
  const modifiers = [photo === null && styles.withoutPhoto, page > 1 && styles.following];
  return (
    <Sheet {...props} className={classNames(styles.band, ...modifiers)}>
      <div className={styles.colour} />
      {page === 1 && (
        <>
          <div className={styles.head}>
            <Head info={personalInfo} />
          </div>
          <Photo src={photo} name={personalInfo.fullName} />
          <div className={styles.top}>
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

/** Without work experience the wide column would be nearly empty, so education and skills move into it. */
function rows(resume: ResumeData): SheetRow[] {
  const isBeginner = resume.workExperiences.length === 0;
  const column = isBeginner ? 'main' : 'side';
  const skills = professionalSkills(resume, { column, perLine: isBeginner ? 2 : 1 });
  return [
    ...summary(resume, 'Profile'),
    ...work(resume),
    ...(isBeginner ? education : narrowEducation)(resume),
    ...skills,
    ...languages(resume, { column: 'side', perLine: 1 }),
    ...references(resume),
    ...ownSections(resume),
  ];
}

/** Variant C: a coloured band across the top; profile, work and references beside a narrow column. */
export const band: ResumeTemplate = { columns: ['main', 'side'], rows, Sheet: BandSheet };
