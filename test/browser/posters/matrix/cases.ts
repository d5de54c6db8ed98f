import sharp from 'sharp';
import { TEMPLATE_NUMBERS } from '../../../../src/domain/access';
import { POSTER_FORMATS } from '../../../../src/domain/posts/formats';
import {
  POST_FLOWS,
  type AfterDetails,
  type PosterRef,
  type PostFlowName,
} from '../../../../src/domain/posts/occasions';
import { greetingIn, type Greetings, LANGUAGE_CHOICES } from '../../../../src/domain/posts/greetings';
import { GREETINGS } from '../../support/greetings';
import type { ContactRow, PosterContent } from '../../../../src/features/posts/templates/template';

/** Number of templates after the details form. */
const TEMPLATE_COUNT: Readonly<Record<AfterDetails, number>> = { select: 4, picker: 2, comingSoon: 0 };

/** The posters of an occasion in all sizes. */
export const postersOf = (flow: PostFlowName): readonly PosterRef[] =>
  TEMPLATE_NUMBERS.slice(0, TEMPLATE_COUNT[POST_FLOWS[flow].then]).flatMap((template) =>
    POSTER_FORMATS.map((format) => ({ flow, template, format })),
  );

/** In the order of the product. */
const ROW_KINDS = ['phone', 'secondPhone', 'email', 'site', 'address'] as const;

const rows = (texts: Partial<Record<ContactRow['kind'], string>>): ContactRow[] =>
  ROW_KINDS.flatMap((kind) => (texts[kind] === undefined ? [] : { kind, text: texts[kind] }));

const PHONE = '+91 98765 43210';
const LONG_EMAIL = 'shri.balaji.electricals@sanitary-and-paint.example.com';
const ALL_ROWS = {
  phone: PHONE,
  email: 'care@example.com',
  address: '14 Sadar Bazar, Gurugram 12200', // 30 characters, the limit
};

type Words = Omit<PosterContent, 'logo'>;

function textCases(flow: PostFlowName): Readonly<Record<string, Words>> {
  const isGym = flow === 'gym';
  const everyRow = {
    ...ALL_ROWS,
    ...(isGym ? { site: 'www.example.com' } : { secondPhone: '+91 91234 56780' }),
  };
  const everything = {
    rows: rows(everyRow),
    ...(isGym && { tagline: 'Lift more and live longer', offer: '88.88' }),
  };
  return {
    'one character, 54 of e-mail': { name: 'A', rows: rows({ phone: PHONE, email: LONG_EMAIL }) },
    typical: { name: 'Sharma Traders & Sons', rows: rows(ALL_ROWS), ...(isGym && { offer: '50' }) },
    '75 characters': {
      ...everything,
      name: 'Shri Balaji Electricals, Hardware, Sanitary and Paint House Private Limited',
      rows: rows({ ...everyRow, email: LONG_EMAIL }),
    },
    '80 characters of Hindi': {
      ...everything,
      name: 'श्री महालक्ष्मी वस्त्र भण्डार एवं किराना स्टोर, पुराना बाज़ार, रेलवे रोड, रोहतक',
    },
    'no optional field': { name: 'Sharma Traders & Sons', rows: rows({ phone: PHONE }) },
    'every field, 90 characters of e-mail': {
      ...everything,
      name: 'Sharma Traders & Sons',
      rows: rows({
        ...everyRow,
        email: 'sales.department.sector14.gurugram@sharma-traders-and-sons-of-delhi-and-haryana.example.in',
      }),
    },
  };
}

/** A logo of one colour, in CSS syntax; both are missing without a logo. */
interface LogoCase {
  readonly name: string;
  readonly src: string;
  readonly color: string;
}

async function ellipse(name: string, width: number, height: number, color: string): Promise<LogoCase> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${color}"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name, src: `data:image/png;base64,${picture.toString('base64')}`, color };
}

const logoCases = async (): Promise<readonly LogoCase[]> => [
  { name: 'no logo', src: '', color: '' },
  ...(await Promise.all([
    ellipse('a white logo', 480, 440, 'rgb(255, 255, 255)'),
    ellipse('a black logo', 480, 440, 'rgb(0, 0, 0)'),
    ellipse('a very wide logo', 1024, 128, 'rgb(179, 18, 63)'),
    ellipse('a very tall logo', 128, 1024, 'rgb(179, 18, 63)'),
  ])),
];

/** The content of a poster, with its name. */
interface Drawing {
  readonly name: string;
  readonly content: PosterContent;
  readonly logoColor: string;
}

/** Every logo with every text, and the greeting in every language, if there is one. */
export async function drawingsOf(flow: PostFlowName): Promise<readonly Drawing[]> {
  const texts = textCases(flow);
  const logos = await logoCases();
  const all: Partial<Record<PostFlowName, Greetings>> = GREETINGS;
  const greetings = LANGUAGE_CHOICES.map((language) => greetingIn(all[flow], language));
  return [
    // Logo by logo, because the product caches the brightness of the last one.
    ...logos.flatMap(({ name, src, color }) =>
      Object.entries(texts).map(([text, words]) => ({
        name: `${text}, ${name}`,
        content: { ...words, logo: src },
        logoColor: color,
      })),
    ),
    ...greetings
      .filter((greeting) => greeting !== undefined)
      .map((greeting) => ({
        name: `in ${greeting.language}`,
        content: { ...texts.typical!, logo: '', greeting },
        logoColor: '',
      })),
  ];
}
