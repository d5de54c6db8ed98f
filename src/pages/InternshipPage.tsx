import { Link } from '../ui/Link';
import { INTERNSHIP } from '../content/forms';
import { SITE } from '../content/site';
import { formArt } from '../features/figures/formArt';
import { MailLink } from '../ui/MailLink';
import { FormPage } from './form/FormPage';

const FACTS = [
  { name: INTERNSHIP.resume.question, value: <Link to="/resume">{INTERNSHIP.resume.action}</Link> },
  { name: INTERNSHIP.email, value: <MailLink address={SITE.email} /> },
];

/** `/internship`: the application form. */
export function InternshipPage() {
  return (
    <FormPage
      form="internship"
      title={INTERNSHIP.formTitle}
      heading={INTERNSHIP.heading}
      lead={INTERNSHIP.lead}
      art={formArt.drawingBoard}
      facts={FACTS}
    />
  );
}
