import { WEBSITE } from '../../src/content/website';
import { ADDRESS_MAX, DEFAULT_GYM_TAGLINE, OFFER_PERCENT, TAGLINE_MAX } from '../../src/domain/posts/details';
import {
  DOWNLOAD_FILE_NAME,
  JPEG_QUALITY,
  POST_FLOWS,
  RAKSHA_SIZES,
  SQUARE,
} from '../../src/domain/posts/occasions';
import * as resumeLimits from '../../src/domain/resume/limits';
import { RESUME_VARIANTS } from '../../src/domain/resume/variants';
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
 * The specification's and the decisions' literal values beside what the code calls them. Every other test may ask the code for
 * a value; here a wrong one shows.
 */
it.each<[name: string, value: unknown, specified: unknown]>([
  [
    'session keys of a resume',
    keys(RESUME_KEYS),
    'personalInfoFormData workExperiences education projects skills certificates languages interests professionalSkills reference selectedPhoto',
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
  [
    'steps of template 1',
    keys(RESUME_VARIANTS.a),
    'personal work education projects skills certificates languages interests',
  ],
  [
    'steps of template 2',
    keys(RESUME_VARIANTS.b),
    'personal work education projects professionalSkills languages interests photo',
  ],
  [
    'steps of template 3',
    keys(RESUME_VARIANTS.c),
    'personal work education professionalSkills languages reference photo',
  ],
  [
    'steps of template 4',
    keys(RESUME_VARIANTS.d),
    'personal work education projects professionalSkills certificates languages',
  ],
  ['characters of a summary', resumeLimits.SUMMARY_MAX, 300],
  ['characters of a job’s point', resumeLimits.JOB_POINT_MAX, 150],
  ['characters about a certificate', resumeLimits.CERTIFICATE_DESCRIPTION_MAX, 150],
  ['years of education', resumeLimits.EDUCATION_YEAR, { min: 1900, max: 2100, step: 1 }],
  ['fluency in a language', resumeLimits.LANGUAGE_FLUENCY, { min: 1, max: 10, step: 1 }],
  ['fluency in a skill', resumeLimits.PROFESSIONAL_FLUENCY, { min: 1, max: 9, step: 1 }],
  ['percent of a bar for a point', resumeLimits.BAR_PERCENT_PER_POINT, 10],
  ['px of a photo’s preview', resumeLimits.PHOTO_PREVIEW_MAX, 200],
  ['characters of an address on a poster', ADDRESS_MAX, 30],
  ['characters of a tagline', TAGLINE_MAX, 25],
  ['percent of an offer', OFFER_PERCENT, { min: 0, max: 100 }],
  ['tagline of a gym without one', DEFAULT_GYM_TAGLINE, 'Shape Your Perfect Body'],
  [
    'titles of the posts',
    Object.values(POST_FLOWS).map(({ title }) => title),
    expect.arrayContaining(['Raksha Bandhan', 'Ganesh Chaturthi', 'Independence Day', 'Diwali', 'Gym offer']),
  ],
  ['name of a saved poster', DOWNLOAD_FILE_NAME, 'downloaded-image.jpg'],
  ['quality of a saved poster', JPEG_QUALITY, 1],
  ['px of a poster', SQUARE, { width: 1080, height: 1080 }],
  [
    'px of Raksha Bandhan’s own',
    RAKSHA_SIZES,
    { 1: { width: 1080, height: 1350 }, 2: { width: 1200, height: 900 } },
  ],
  ['bytes of a picture that is taken in', FILE_LIMIT_BYTES, 26_214_400],
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
