/** Texts around an embedded form, also while it loads and if it fails to. */
export const FORM_FRAME = {
  about: 'About:',
  alone: 'Open in a new tab',
  otherWays: 'Other ways to reach us',
  loading: 'Loading the form',
  needsScripts: 'This form needs JavaScript. Write us an e-mail instead.',
  failed: {
    heading: 'The form can’t be reached',
    text: 'Your connection or a content blocker may be in the way. Open the form in a new tab, or write to us.',
    picture: 'A plug out of its socket',
    retry: 'Try again',
    mail: 'Write an e-mail',
  },
} as const;

/** Texts of the contact page. The form itself is `public/forms/contact.html` or the one in `SITE.forms`. */
export const CONTACT = {
  heading: 'Tell us what you made',
  lead: 'A few lines are enough. Please don’t send the secret part yet.',
  formTitle: 'Contact form',
  email: 'E-mail',
  phone: 'Phone',
} as const;

/** Texts of the internship page. The form itself is `public/forms/internship.html` or the one in `SITE.forms`. */
export const INTERNSHIP = {
  heading: 'Learn on real work',
  lead: 'A board, a supervisor and one part to finish. Tell us what you want to get better at.',
  formTitle: 'Internship form',
  resume: { question: 'No resume yet?', action: 'Build one first' },
  email: 'E-mail',
} as const;
