import { SITE } from '../../content/site';
import { encodeText } from '../../domain/encodeText';

/** The two pages that embed a form. */
export type FormName = keyof typeof SITE.forms;

/** An external form has another origin. Keeping it lets the form set its cookies; it still cannot touch our site. */
const EXTERNAL_SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups';

/** The bundled form needs no origin: it may run its script and open the visitor's e-mail program. */
const BUNDLED_SANDBOX = 'allow-forms allow-scripts allow-top-navigation-to-custom-protocols';

/**
 * The form's address from the content module; if none is configured, the bundled page that composes an e-mail. With it, what
 * the form's frame may do.
 * @param about subject of the message, if known; the bundled page shows it and adds it to the e-mail's subject
 */
export function formSource(form: FormName, about?: string) {
  const configured = SITE.forms[form];
  if (configured !== null) return { address: configured, sandbox: EXTERNAL_SANDBOX };
  const topic = about === undefined ? '' : `?about=${encodeText(about)}`;
  return {
    address: `/forms/${form}.html${topic}`,
    sandbox: BUNDLED_SANDBOX,
  };
}
