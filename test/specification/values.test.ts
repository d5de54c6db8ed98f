import { WEBSITE } from '../../src/content/website';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../src/domain/posts/details';
import { gymOfferText, gymTagline } from '../../src/domain/posts/gymWords';
import {
  DOWNLOAD_FILE_NAME,
  JPEG_QUALITY,
  POST_FLOWS,
  RAKSHA_SIZES,
  SQUARE,
} from '../../src/domain/posts/occasions';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../src/domain/resume/resumeFields';
import { BAR_PERCENT_PER_POINT, PHOTO_PREVIEW_MAX } from '../../src/domain/resume/limits';
import { RESUME_TEMPLATES, RESUME_VARIANTS } from '../../src/domain/resume/variants';
import { ROUTES } from '../../src/domain/routes';
import { BUSINESS_KEYS, RESUME_KEYS, SOCIAL_KEYS } from '../../src/domain/sessionKeys';
import { initialSipInputs } from '../../src/domain/sip/inputs';
import {
  TOAST_AUTO_CLOSE_MS,
  TOAST_DEFAULT_POSITION,
  TOAST_DRAG_DISMISS_PERCENT,
  TOAST_TEXTS,
} from '../../src/domain/toasts';
import { FILE_LIMIT_BYTES } from '../../src/services/imageIntake/imageIntake';
import { AUTH_WAIT_MS } from '../../src/store/authThunks';
import { HISTORY_MAX, TYPING_PAUSE_MS } from '../../src/store/resumeHistory';

const keys = (record: object) => Object.values(record).join(' ');

/**
 * The literal values of the specification and the decisions beside their names in the code. Every other test may ask the code
 * for a value; only this one fails when a value is wrong.
 */
it.each<[name: string, value: unknown, specified: unknown]>([
  [
    'addresses',
    ROUTES.map(({ path }) => path),
    expect.arrayContaining(
      '/ /home /aiTools /resume /contact /patent /brand /finance /learning /calculator /internship /website /socialAi /occasional /buisness /diwali /rakshaBhandan /independence /ganeshChaturthi /login /register /gym /education /other'.split(
        ' ',
      ),
    ),
  ],
  [
    'session keys of a resume',
    keys(RESUME_KEYS),
    expect.stringMatching(
      /^personalInfoFormData workExperiences education projects skills certificates languages interests professionalSkills reference selectedPhoto /,
    ),
  ],
  [
    'session keys of an occasion',
    keys(SOCIAL_KEYS),
    'companyName phoneNumber alternatePhoneNumber emailAddress companyAddress selectedPhoto',
  ],
  [
    'session keys of a business',
    keys(BUSINESS_KEYS),
    'businessName tagline contactNumber emailAddress businessAddress siteLink offerPercentage logo',
  ],
  ['percent of a bar for a point', BAR_PERCENT_PER_POINT, 10],
  ['px of a photo’s preview', PHOTO_PREVIEW_MAX, 200],
  ['words of an offer', gymOfferText('40'), 'Get up to 40% off'],
  ['tagline of a gym without one', gymTagline(''), 'Shape Your Perfect Body'],
  [
    'titles of the posts',
    Object.values(POST_FLOWS).map(({ title }) => title),
    expect.arrayContaining(['Raksha Bandhan', 'Ganesh Chaturthi', 'Independence Day', 'Diwali', 'Gym offer']),
  ],
  ['name of a saved poster', DOWNLOAD_FILE_NAME, 'downloaded-image.jpg'],
  ['quality of a saved poster', JPEG_QUALITY, 1],
  ['px of a poster', SQUARE, { width: 1080, height: 1080 }],
  ['px of the first poster for Raksha Bandhan', RAKSHA_SIZES[1], { width: 1080, height: 1350 }],
  ['px of the second poster for Raksha Bandhan', RAKSHA_SIZES[2], { width: 1200, height: 900 }],
  ['bytes of an uploaded picture', FILE_LIMIT_BYTES, 26_214_400],
  ['rupees a month at first', initialSipInputs().monthlyInvestment, '1000'],
  ['percent a year at first', initialSipInputs().annualInterestRate, '10'],
  ['years at first', initialSipInputs().investmentDuration, '5'],
  ['ms until a toast closes', TOAST_AUTO_CLOSE_MS, 5000],
  ['percent of its width to drag a toast away', TOAST_DRAG_DISMISS_PERCENT, 80],
  ['place of a toast', TOAST_DEFAULT_POSITION, 'top-right'],
  [
    'words of the toasts',
    Object.values(TOAST_TEXTS),
    [
      'Logged in Successfully!!',
      'Registered Successfully!!',
      'User logged in Successfully!!',
      'User logged out successfully!',
      'Failed to log out. Please try again.',
    ],
  ],
  ['ms until a visitor counts as signed out', AUTH_WAIT_MS, 4000],
  ['steps of undo', HISTORY_MAX, 100],
  ['ms of a pause that ends a step of undo', TYPING_PAUSE_MS, 1000],
  ['ms between the clients’ turns', WEBSITE.clients.autoplayMs, 5000],
  ['ms between the sample sites’ turns', WEBSITE.samples.autoplayMs, 3000],
])('%s', (_name, value, specified) => {
  expect(value).toEqual(specified);
});

it.each([
  ['a', 'Template1', 'personal work education projects skills certificates languages interests'],
  ['b', 'Template2', 'personal work education projects professionalSkills languages interests photo'],
  ['c', 'Template3', 'personal work education professionalSkills languages reference photo'],
  ['d', 'Template4', 'personal work education projects professionalSkills certificates languages'],
] as const)('name and steps of variant %s', (variant, name, steps) => {
  expect(RESUME_TEMPLATES[variant].name).toBe(name);
  expect(RESUME_VARIANTS[variant].join(' ')).toBe(steps);
});

it.each([
  ['summary', PERSONAL_FIELDS.description, { required: true, maxLength: 300 }],
  ['job description', LIST_FIELDS.workExperiences.jobDescription, { required: true, maxLength: 150 }],
  ['extra point', LIST_FIELDS.workExperiences.additionalField2, { maxLength: 150 }],
  ['certificate', LIST_FIELDS.certificates.description, { required: true, maxLength: 150 }],
  ['education year', LIST_FIELDS.education.startDate, { type: 'number', min: 1900, max: 2100, step: 1 }],
  ['language', LIST_FIELDS.languages.fluency, { type: 'number', min: 1, max: 10, step: 1 }],
  ['professional skill', LIST_FIELDS.professionalSkills.fluency, { type: 'number', min: 1, max: 9, step: 1 }],
  ['social address', SOCIAL_FIELDS.companyAddress, { maxLength: 30 }],
  ['business address', BUSINESS_FIELDS.businessAddress, { maxLength: 30 }],
  ['tagline', BUSINESS_FIELDS.tagline, { maxLength: 25 }],
  ['offer', BUSINESS_FIELDS.offerPercentage, { type: 'number', min: 0, max: 100 }],
  ['site', BUSINESS_FIELDS.siteLink, { type: 'url' }],
])('limits of the field %s', (_name, spec, limits) => {
  expect(spec).toMatchObject(limits);
});

it.each([
  ['personal', PERSONAL_FIELDS, 'fullName title email description'],
  ['social', SOCIAL_FIELDS, 'companyName phoneNumber'],
  ['business', BUSINESS_FIELDS, 'businessName contactNumber'],
  ['projects', LIST_FIELDS.projects, 'projectName techStack completionYear projectDescription'],
  ['reference', LIST_FIELDS.reference, 'name company'],
  ['work', LIST_FIELDS.workExperiences, 'companyName position location startDate endDate jobDescription'],
])('required fields of %s', (_name, specs: object, expected) => {
  const required = Object.entries(specs).filter(([, spec]) => (spec as { required?: boolean }).required);
  expect(required.map(([name]) => name).join(' ')).toBe(expected);
});
