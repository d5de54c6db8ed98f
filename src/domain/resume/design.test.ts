import { ACCENTS, changedDesign, designFrom } from './design';
import { SECTION_NAMES } from './sections';

describe('a stored design', () => {
  it('stays as it is, if it is one, and has nothing that it never had', () => {
    const design = {
      hidden: [],
      headings: { skills: '', contact: 'संपर्क' },
      order: ['own2', ...SECTION_NAMES],
      pairing: 2,
      accent: ACCENTS.Rust,
    } as const;
    expect(JSON.stringify(designFrom(design, String))).toBe(JSON.stringify(design));
    expect(designFrom({}, String)).toEqual({});
  });

  it.each<[what: string, stored: object]>([
    ['an unreadable colour', { accent: '#ffffff' }],
    ['a list as colour', { accent: [ACCENTS.Rust] }],
    ['typefaces that no template has', { pairing: 3 }],
    ['no list of sections', { order: 'skills', hidden: { 0: 'skills' } }],
    ['names that every object has', JSON.parse('{"constructor":1,"toString":2,"__proto__":{"pairing":2}}')],
  ])('loses %s', (_what, stored) => {
    expect(designFrom({ ...stored }, String)).toEqual({});
  });

  it('loses sections and headings that are none, and gets the sections that it lacks', () => {
    const stored = {
      order: ['skills', 'own3', 'horoscope', 'skills', null],
      hidden: ['own-3', 'contact', 'languages'],
      headings: { horoscope: 'Stars', own3: 'Papers', skills: 7, constructor: 'x' },
    };
    const { order, hidden, headings } = designFrom(stored, String);
    expect(order).toEqual(['skills', 'own3', ...SECTION_NAMES.filter((name) => name !== 'skills')]);
    expect(hidden).toEqual(['languages']);
    expect(headings).toEqual({ skills: '7' });
  });
});

it('a change to nothing makes a part as the templates have it', () => {
  const design = { accent: ACCENTS.Rust, hidden: ['skills'] } as const;
  expect(changedDesign(design, { accent: undefined, pairing: 2 })).toEqual({
    hidden: ['skills'],
    pairing: 2,
  });
});
