import { Link } from '../ui/Link';
import { SITE } from '../content/site';
import { mailHref } from '../domain/links';
import { FigureArt } from '../features/figures/FigureArt';
import { formArt } from '../features/figures/formArt';
import { FormPage } from './form/FormPage';

const FACTS = [
  { name: 'No resume yet?', value: <Link to="/resume">Build one first</Link> },
  { name: 'E-mail', value: <a href={mailHref(SITE.email)}>{SITE.email}</a> },
];

/** `/internship`: the form of an application. */
export function InternshipPage() {
  return (
    <FormPage
      form="internship"
      title="Internship form"
      heading="Learn on real work"
      lead="A board, a supervisor and one part to finish. Tell us what you want to be better at."
      figure={<FigureArt art={formArt.drawingBoard} />}
      facts={FACTS}
    />
  );
}
