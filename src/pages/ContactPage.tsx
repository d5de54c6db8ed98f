import { SITE } from '../content/site';
import { mailHref, telHref } from '../domain/links';
import { FigureArt } from '../features/figures/FigureArt';
import { formArt } from '../features/figures/formArt';
import { useAskedProgram } from '../features/forms/useAskedProgram';
import { FormPage } from './form/FormPage';

const FACTS = [
  { name: 'E-mail', value: <a href={mailHref(SITE.email)}>{SITE.email}</a> },
  { name: 'Phone', value: <a href={telHref(SITE.phone)}>{SITE.phone}</a> },
];

/** `/contact`: the form, e-mail and phone. */
export function ContactPage() {
  const program = useAskedProgram();
  return (
    <FormPage
      form="contact"
      title="Contact form"
      about={program}
      heading="Tell us what you made"
      lead="A few lines are enough. Please don’t send the secret part yet."
      figure={<FigureArt art={formArt.postBox} />}
      facts={FACTS}
    />
  );
}
