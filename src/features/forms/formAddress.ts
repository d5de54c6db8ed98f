import { SITE } from '../../content/site';

/** The two pages that embed a form. */
export type FormName = keyof typeof SITE.forms;

/** Where a form comes from, and what its frame may do. */
export interface FormSource {
  readonly address: string;
  /** Tokens of the frame's `sandbox` attribute. */
  readonly sandbox: string;
}

/** An external form service is another origin: with its own origin it can set the cookies it needs and reach nothing of ours. */
const EXTERNAL_SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups';

/** Ours needs no origin at all: it may run its script and open the visitor's e-mail program. */
const BUNDLED_SANDBOX = 'allow-forms allow-scripts allow-top-navigation-to-custom-protocols';

/**
 * The form's address from the content module, or the bundled page that composes an e-mail where none is configured.
 * @param about what the message is about, when that is known: the bundled page shows it and writes it into the subject
 */
export function formSource(form: FormName, about?: string): FormSource {
  const configured = SITE.forms[form];
  if (configured !== null) return { address: configured, sandbox: EXTERNAL_SANDBOX };
  const topic = about === undefined ? '' : `&about=${encodeURIComponent(about)}`;
  return {
    address: `/forms/${form}.html?to=${encodeURIComponent(SITE.email)}${topic}`,
    sandbox: BUNDLED_SANDBOX,
  };
}
