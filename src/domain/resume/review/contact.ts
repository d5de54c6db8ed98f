import { latinDigits } from '../../digits';
import type { PersonalInfo } from '../entities';
import { better, fix, note, type Check, type Finding } from './check';
import { CAREERBUILDER, DAXTRA, E164, FORM, RFC_5321, SCHEMA_ORG, TORONTO, type Source } from './sources';
import type { ResumePlace } from '../places';

/** E.164 allows 15 digits; 7 is a local number without an area code. */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
/** Without the rarities of the syntax: quotes and addresses without a domain. */
const MAIL_FORM = /^[^\s@,;:<>()]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}]{2,}$/u;
/** 35% of hiring managers reject an "unprofessional email address". */
const PLAYFUL =
  /(?:^|[._\d-])(?:babe|cool(?:boy|girl|dude)?|cute(?:boy|girl)?|devil|dude|gamer|hot(?:boy|girl|tie)?|killer|lover(?:boy|girl)?|princess|rockstar|sexy|smarty|stud|sweetie)(?=$|[._\d-])/i;
const PHONE_CHARACTERS = /^[\p{Nd}\s+().-]*(?:(?:ext\.?|x)\s*\p{Nd}+)?$/iu;
/** An Indian mobile number: ten digits from 6 up, perhaps after a 0 or a bare 91, and not grouped 3-3-4 as in North America. */
const INDIAN_MOBILE = /^(?:0|91)?[\s-]?(?!\(?\d{3}\)?\D+\d{3}\D+\d{4}$)[6-9](?:\D*\d){9}$/;
const ANY_DIGIT = /\p{Nd}/gu;

const at = (field: keyof PersonalInfo): ResumePlace => ({ part: 'personalInfo', field });

/** Checks that a field is filled in. @param word its name in messages */
const needed = (
  field: keyof PersonalInfo,
  word: string,
  report: typeof fix,
  source: Source,
  advice: string,
): Check => ({
  id: `contact-${field}`,
  title: `The ${word} is filled in`,
  source,
  run: ({ resume }) =>
    resume.personalInfo[field].trim() === '' ? report(at(field), `There is no ${word}`, advice) : null,
});

function emailForm(email: string): Finding | null {
  if (MAIL_FORM.test(email)) return null;
  return fix(at('email'), 'The e-mail address is not valid', 'It should look like name@example.in.');
}

function emailTone(email: string): Finding | null {
  const [local = ''] = email.split('@');
  if (!PLAYFUL.test(local)) return null;
  return note(
    at('email'),
    'The e-mail address does not look professional',
    'Use one that consists of your name.',
  );
}

function phoneForm(phone: string): Finding | null {
  if (!PHONE_CHARACTERS.test(phone))
    return fix(at('phone'), 'The phone number contains other text', 'Type one number, digits only.');
  const digits = phone.match(ANY_DIGIT)?.length ?? 0;
  if (digits < PHONE_DIGITS_MIN)
    return fix(at('phone'), `The phone number has only ${digits} digits`, 'Include the area code.');
  if (digits > PHONE_DIGITS_MAX)
    return fix(
      at('phone'),
      `The phone number has ${digits} digits`,
      `No number has more than ${PHONE_DIGITS_MAX}: type only one number.`,
    );
  return null;
}

function phoneCountry(typed: string): Finding | null {
  const phone = latinDigits(typed);
  if (/^\(?(?:\+|00)/.test(phone)) return null;
  const code = INDIAN_MOBILE.test(phone) ? '+91' : '+ and the country code';
  return note(at('phone'), 'The phone number has no country code', `Start with ${code}.`);
}

/** Programs keep a name apart from its suffixes. */
function nameForm(name: string): Finding | null {
  if (!/[\p{Nd}@,|/]/u.test(name)) return null;
  return better(
    at('fullName'),
    'The name contains more than a name',
    'Leave out degrees, numbers and addresses: programs may store all of it as your name.',
  );
}

/** A check of one personal field, skipped while it is empty. */
const ofField = (
  id: string,
  field: keyof PersonalInfo,
  title: string,
  source: Source,
  find: (typed: string) => Finding | null,
): Check => ({
  id,
  title,
  source,
  appliesTo: ({ resume }) => resume.personalInfo[field].trim() !== '',
  run: ({ resume }) => find(resume.personalInfo[field].trim()),
});

/** The specification requires the first three. */
export const CONTACT_CHECKS: readonly Check[] = [
  needed(
    'fullName',
    'name',
    fix,
    DAXTRA,
    'Programs file your resume under it: type it as it appears on your documents.',
  ),
  needed('title', 'title', fix, FORM, 'Type the job you do or want.'),
  needed('email', 'e-mail address', fix, TORONTO, 'Add it so that recruiters can write to you.'),
  needed('phone', 'phone number', better, TORONTO, 'Add one so that recruiters can call you.'),
  needed('location', 'location', better, DAXTRA, 'Add one: city and state are enough.'),
  ofField('name-form', 'fullName', 'The name is only a name', SCHEMA_ORG, nameForm),
  ofField('email-form', 'email', 'The e-mail address is valid', RFC_5321, emailForm),
  ofField('email-tone', 'email', 'The e-mail address looks professional', CAREERBUILDER, emailTone),
  ofField('phone-form', 'phone', 'The phone number can be dialled', E164, phoneForm),
  ofField('phone-country', 'phone', 'The phone number has a country code', E164, phoneCountry),
];
