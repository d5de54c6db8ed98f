import type { PersonalInfo } from '../entities';
import { better, fix, note, type Check, type Finding, type Severity } from './check';
import type { ResumePlace } from '../places';

/** E.164, the plan of the world's telephone numbers, allows 15 digits; 7 is a local number without its area. */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
/** A local part with so many digits was the first free one, or a year and a day of birth. */
const EMAIL_DIGITS_MAX = 3;

const MAIL_FORM = /^[^\s@,;:<>()]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
const PLAYFUL =
  /(?:^|[._\d-])(?:babe|cool(?:boy|girl|dude)?|cute(?:boy|girl)?|devil|dude|gamer|hot(?:boy|girl|tie)?|killer|lover(?:boy|girl)?|princess|rockstar|sexy|smarty|stud|sweetie)(?=$|[._\d-])/i;
const PHONE_CHARACTERS = /^[\p{Nd}\s+().-]*(?:(?:ext\.?|x)\s*\p{Nd}+)?$/iu;
const ANY_DIGIT = /\p{Nd}/gu;

const at = (field: keyof PersonalInfo): ResumePlace => ({ part: 'personalInfo', field });

interface Needed {
  readonly field: keyof PersonalInfo;
  readonly word: string;
  readonly severity: Severity;
  readonly advice: string;
}

const NEEDED: readonly Needed[] = [
  {
    field: 'fullName',
    word: 'name',
    severity: 'fix',
    advice: 'A program files the resume under it: type it as it stands on your documents.',
  },
  {
    field: 'title',
    word: 'title',
    severity: 'fix',
    advice: 'Type the job you want: recruiters search by it.',
  },
  {
    field: 'email',
    word: 'e-mail address',
    severity: 'fix',
    advice: 'Without it nobody can write to you.',
  },
  {
    field: 'phone',
    word: 'phone number',
    severity: 'better',
    advice: 'Most recruiters call first: add one.',
  },
  {
    field: 'location',
    word: 'location',
    severity: 'better',
    advice: 'Recruiters filter by place: city and state are enough.',
  },
];

/** One check for each thing a recruiter has to find. */
const present: readonly Check[] = NEEDED.map(({ field, word, severity, advice }) => ({
  id: `contact-${field}`,
  title: `The ${word} is there`,
  run: ({ resume }) =>
    resume.personalInfo[field].trim() === ''
      ? [{ severity, text: `There is no ${word}`, advice, place: at(field) }]
      : [],
}));

const has =
  (field: keyof PersonalInfo) =>
  ({ resume }: { readonly resume: { readonly personalInfo: PersonalInfo } }): boolean =>
    resume.personalInfo[field].trim() !== '';

function emailForm(email: string): Finding[] {
  if (MAIL_FORM.test(email)) return [];
  return [fix(at('email'), 'The e-mail address has no usual form', 'It should read like name@example.com.')];
}

function emailTone(email: string): Finding[] {
  const [local = ''] = email.split('@');
  const isNumbered = (local.match(ANY_DIGIT)?.length ?? 0) > EMAIL_DIGITS_MAX;
  if (!isNumbered && !PLAYFUL.test(local)) return [];
  return [
    note(
      at('email'),
      'The e-mail address does not look like a business address',
      'One made of your name alone is easier to trust and to type.',
    ),
  ];
}

function phoneForm(phone: string): Finding[] {
  if (!PHONE_CHARACTERS.test(phone))
    return [
      fix(at('phone'), 'The phone number holds other things than a number', 'Type one number, digits only.'),
    ];
  const digits = phone.match(ANY_DIGIT)?.length ?? 0;
  if (digits < PHONE_DIGITS_MIN)
    return [fix(at('phone'), `The phone number has only ${digits} digits`, 'Type it with its area code.')];
  if (digits > PHONE_DIGITS_MAX)
    return [
      fix(
        at('phone'),
        `The phone number has ${digits} digits`,
        `No number has more than ${PHONE_DIGITS_MAX}: type one number only.`,
      ),
    ];
  return [];
}

function phoneCountry(phone: string): Finding[] {
  if (/^(?:\+|00)/.test(phone)) return [];
  return [
    note(at('phone'), 'The phone number has no country code', 'Begin with +91 so that it works from abroad.'),
  ];
}

function nameForm(name: string): Finding[] {
  if (!/[\p{Nd}@,|/]/u.test(name)) return [];
  return [
    better(
      at('fullName'),
      'The name holds more than a name',
      'Keep degrees, numbers and addresses out of it: programs file all of it as your name.',
    ),
  ];
}

/** A check of one personal field that only looks where something is typed. */
const ofField = (
  id: string,
  field: keyof PersonalInfo,
  title: string,
  find: (typed: string) => Finding[],
): Check => ({
  id,
  title,
  appliesTo: has(field),
  run: ({ resume }) => find(resume.personalInfo[field].trim()),
});

export const CONTACT_CHECKS: readonly Check[] = [
  ...present,
  ofField('name-form', 'fullName', 'The name is a name and nothing else', nameForm),
  ofField('email-form', 'email', 'The e-mail address has the usual form', emailForm),
  ofField('email-tone', 'email', 'The e-mail address looks like a business address', emailTone),
  ofField('phone-form', 'phone', 'The phone number can be dialled', phoneForm),
  ofField('phone-country', 'phone', 'The phone number has its country code', phoneCountry),
];
