import { ResumeStudio } from '../features/resume/ResumeStudio';

/** `/resume`: gallery, wizards and previews of the resume builder. */
export function ResumePage() {
  return <ResumeStudio />;
}
