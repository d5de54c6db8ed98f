import { CONTACT_CHECKS } from './contact';
import { ADDRESS_CHECKS } from './addresses';
import {
  describeChecks,
  findingsOf,
  withInfo,
  withProject,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const LINKED_IN = { part: 'personalInfo', field: 'linkedIn' } as const;

const FIRING: readonly FiringCase[] = [
  ['contact-fullName', 'no name', withInfo({ fullName: ' ' })],
  ['contact-title', 'no title', withInfo({ title: '' })],
  ['contact-email', 'no e-mail', withInfo({ email: '' })],
  ['contact-phone', 'no phone', withInfo({ phone: '' })],
  ['contact-location', 'no location', withInfo({ location: '' })],
  ['name-form', 'a degree in the name', withInfo({ fullName: 'Farhan Qureshi, M.Des.' })],
  ['email-form', 'an e-mail without a host', withInfo({ email: 'farhan@example' })],
  ['email-form', 'two e-mails', withInfo({ email: 'a@example.com, b@example.com' })],
  ['email-tone', 'a playful e-mail', withInfo({ email: 'cool.farhan@example.com' })],
  ['phone-form', 'letters in the phone', withInfo({ phone: 'call me' })],
  ['phone-form', 'a short phone', withInfo({ phone: '12 345' })],
  ['phone-form', 'two phones', withInfo({ phone: '+91 90000 27745 90000 27746' })],
  ['phone-country', 'no country code', withInfo({ phone: '90000 27745' })],
  ['link-form', 'a script', withInfo({ linkedIn: 'javascript:alert(1)' })],
  ['link-form', 'a name instead of an address', withInfo({ github: 'fqureshi' })],
  ['link-form', 'a space in a project’s link', withProject({ githubLink: 'github.com/f q' })],
  ['link-scheme', 'http', withInfo({ github: 'http://github.com/fqureshi' })],
  ['link-site', 'another site', withInfo({ linkedIn: 'facebook.com/farhan' })],
  ['link-site', 'a feed', withInfo({ linkedIn: 'linkedin.com/feed' })],
  ['link-site', 'no profile', withInfo({ github: 'github.com' })],
  ['link-line', 'an address on two lines', { wrapped: { linkedIn: 'linkedin.com/in/' } }, LINKED_IN],
];

const SILENT: readonly SilentCase[] = [
  ['email-tone', 'digits', withInfo({ email: 'farhan19981204@example.com' })],
  ['email-form', 'an Indian domain', withInfo({ email: 'farhan.q+jobs@example.co.in' })],
  ['email-form', 'a domain in Hindi', withInfo({ email: 'आशा@उदाहरण.भारत' })],
  ['email-form', 'a zero-width space, which does not print', withInfo({ email: 'farhan@example\u200B.com' })],
  ['email-tone', 'a name that starts like a nickname', withInfo({ email: 'hotchandani.s@example.com' })],
  ['phone-form', 'brackets and an extension', withInfo({ phone: '(020) 2345-6789 ext. 12' })],
  ['phone-country', 'a country code in brackets', withInfo({ phone: '(+91) 90000 27745' })],
  ['link-site', 'a GitHub Pages site', withInfo({ github: 'fqureshi.github.io' })],
  ['link-site', 'an Indian LinkedIn address', withInfo({ linkedIn: 'https://in.linkedin.com/in/farhan' })],
  ['link-line', 'a location on two lines', { wrapped: { location: 'Thiruvananthapuram,' } }],
];

it.each([
  ['90000 27745', '+91.'],
  ['090000-27745', '+91.'],
  ['91 90000 27745', '+91.'],
  ['९०००० २७७४५', '+91.'],
  ['(415) 555-0142', '+ and the country code.'],
  ['650-555-0142', '+ and the country code.'],
  ['(020) 2345 6789', '+ and the country code.'],
])('the number %s should start with %s', (phone, start) => {
  const [finding] = findingsOf(CONTACT_CHECKS, 'phone-country', withInfo({ phone }));
  expect(finding?.advice).toContain(`Start with ${start}`);
});

describe('contact and link checks', () =>
  describeChecks([...CONTACT_CHECKS, ...ADDRESS_CHECKS], FIRING, SILENT));
