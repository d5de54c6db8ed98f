import sharp from 'sharp';
import { TEMPLATE_NUMBERS } from '../../../../src/domain/access';
import { POSTER_FORMATS } from '../../../../src/domain/posts/formats';
import {
  POST_FLOW_NAMES,
  POST_FLOWS,
  posterId,
  type AfterDetails,
  type PosterRef,
} from '../../../../src/domain/posts/occasions';
import type { ContactRow, PosterContent } from '../../../../src/features/posts/templates/template';

/** How many templates follow the details form. */
const TEMPLATE_COUNT: Readonly<Record<AfterDetails, number>> = { select: 4, picker: 2, comingSoon: 0 };

/** Fourteen posters in three sizes each, by what they are; their layouts are drawn in the browser only. */
export const POSTERS: readonly { readonly id: string; readonly poster: PosterRef }[] =
  POST_FLOW_NAMES.flatMap((flow) =>
    TEMPLATE_NUMBERS.slice(0, TEMPLATE_COUNT[POST_FLOWS[flow].then]).flatMap((template) =>
      POSTER_FORMATS.map((format) => {
        const poster = { flow, template, format };
        return { id: posterId(poster), poster };
      }),
    ),
  );

const rows = (texts: Partial<Record<ContactRow['kind'], string>>): ContactRow[] =>
  Object.entries(texts).map(([kind, text]) => ({ kind: kind as ContactRow['kind'], text }));

const PHONE = '+91 98765 43210';
const ALL_ROWS = {
  phone: PHONE,
  email: 'care@example.com',
  address: '14 Sadar Bazar, Gurugram 12200', // 30, as many as the field takes
};

type Words = Omit<PosterContent, 'logo'>;

/** What an occasion and the gym ask for beside the name. */
function details(isGym: boolean): Words['rows'] {
  return rows(
    isGym ? { ...ALL_ROWS, site: 'www.example.com' } : { ...ALL_ROWS, secondPhone: '+91 91234 56780' },
  );
}

/** The texts of the matrix, by name. */
export function textCases(isGym: boolean): Readonly<Record<string, Words>> {
  const everything = {
    rows: details(isGym),
    ...(isGym && { tagline: 'Lift more and live longer', offer: '100' }),
  };
  return {
    'one character': { name: 'A', rows: rows({ phone: '1' }) },
    typical: { name: 'Sharma Traders & Sons', rows: rows(ALL_ROWS), ...(isGym && { offer: '50' }) },
    '75 characters': {
      ...everything,
      name: 'Shri Balaji Electricals, Hardware, Sanitary and Paint House Private Limited',
    },
    '80 characters of Hindi': {
      ...everything,
      name: 'श्री महालक्ष्मी वस्त्र भण्डार एवं किराना स्टोर, पुराना बाज़ार, रेलवे रोड, रोहतक',
    },
    'no optional field': { name: 'Sharma Traders & Sons', rows: rows({ phone: PHONE }) },
    'every field': { ...everything, name: 'Sharma Traders & Sons' },
  };
}

async function logo(width: number, height: number, color: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${color}"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** A logo of the matrix and the one colour it has; none has neither. */
export interface LogoCase {
  readonly src: string;
  readonly color?: string;
}

export async function logoCases(): Promise<Readonly<Record<string, LogoCase>>> {
  const of = async (width: number, height: number, color: string) => ({
    src: await logo(width, height, color),
    color,
  });
  return {
    'no logo': { src: '' },
    'a white logo': await of(480, 440, '#ffffff'),
    'a black logo': await of(480, 440, '#000000'),
    'a very wide logo': await of(1024, 128, '#b3123f'),
    'a very tall logo': await of(128, 1024, '#b3123f'),
  };
}
