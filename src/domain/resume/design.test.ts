import { ACCENTS, designFrom } from './design';
import { SECTION_NAMES, sectionsIn } from './sections';

describe('a stored design', () => {
  it('stays as it is, if it is one, and has nothing that it never had', () => {
    const design = {
      accent: ACCENTS.Rust,
      pairing: 2,
      order: ['own2', ...SECTION_NAMES],
      hidden: [],
      headings: { skills: '', contact: 'संपर्क' },
    } as const;
    expect(designFrom(design, String)).toEqual(design);
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

  it('loses sections and headings that are none, and any section that it lacks comes last', () => {
    const stored = {
      order: ['skills', 'own3', 'horoscope', 'skills', null],
      hidden: ['own-3', 'contact', 'languages'],
      headings: { horoscope: 'Stars', own3: 'Papers', skills: 7, constructor: 'x' },
    };
    const { order, hidden, headings } = designFrom(stored, String);
    expect(sectionsIn({ design: { order: order! } })).toEqual([
      'skills',
      'own3',
      ...SECTION_NAMES.filter((name) => name !== 'skills'),
    ]);
    expect(hidden).toEqual(['languages']);
    expect(headings).toEqual({ skills: '7' });
  });
});
