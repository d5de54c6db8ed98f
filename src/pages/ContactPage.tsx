import { useLocation, useSearchParams } from 'react-router-dom';
import { CONTACT } from '../content/forms';
import { PROGRAMS } from '../content/learning';
import { SITE } from '../content/site';
import { telHref } from '../domain/contactLinks';
import { formArt } from '../features/figures/formArt';
import { useIsHydrating } from '../store/hooks';
import { useArrival } from '../ui/arrival';
import { MailLink } from '../ui/MailLink';
import { FormPage } from './form/FormPage';

const FACTS = [
  { name: CONTACT.email, value: <MailLink address={SITE.email} /> },
  { name: CONTACT.phone, value: <a href={telHref(SITE.phone)}>{SITE.phone}</a> },
];

/** `/contact`: the form, e-mail and phone. */
export function ContactPage() {
  const program = useRequestedProgram();
  // A form about another subject counts as a new screen.
  useArrival(useLocation().search);
  return (
    <FormPage
      form="contact"
      title={CONTACT.formTitle}
      about={program}
      heading={CONTACT.heading}
      lead={CONTACT.lead}
      art={formArt.postBox}
      facts={FACTS}
    />
  );
}

/**
 * The course named in the page's address (`?program=Web%20Development`). Any other text is ignored. Prerendered HTML has no
 * query.
 */
function useRequestedProgram(): string | undefined {
  const requested = useSearchParams()[0].get('program');
  const isHydrated = !useIsHydrating();
  return isHydrated ? PROGRAMS.find(({ name }) => name === requested)?.name : undefined;
}
