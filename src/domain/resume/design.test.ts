import { designFrom } from './design';
import { SECTION_NAMES, sectionsIn } from './sections';

const from = (stored: Readonly<Record<string, unknown>>) =>
  designFrom(stored, (headings) => ({ ...(headings as object) }));

describe('a stored design', () => {
  it('stays as it is, if it is one, and has nothing that it never had', () => {
    const design = {
      accent: '#8a3a12',
      pairing: 2,
      order: ['own2', ...SECTION_NAMES],
      hidden: [],
      headings: { skills: '', contact: 'संपर्क' },
    } as const;
    expect(from(design)).toEqual(design);
    expect(from({})).toEqual({});
  });

  it.each<[what: string, stored: object]>([
    ['an unreadable colour', { accent: '#ffffff' }],
    ['a list as colour', { accent: ['#8a3a12'] }],
    ['typefaces that no template has', { pairing: 3 }],
    ['no list of sections', { order: 'skills', hidden: { 0: 'skills' } }],
    ['names that every object has', JSON.parse('{"constructor":1,"toString":2,"__proto__":{"pairing":2}}')],
  ])('loses %s', (_what, stored) => {
    expect(from({ ...stored })).toEqual({});
  });

  it('drops names that aren’t sections, and any section that it lacks comes last', () => {
    const stored = {
      order: ['skills', 'own3', 'horoscope', 'skills', null],
      hidden: ['own-3', 'contact', 'languages'],
    };
    const { order, hidden } = from(stored);
    expect(sectionsIn({ design: { order: order! }, ownSections: [] })).toEqual([
      'skills',
      'own3',
      ...SECTION_NAMES.filter((name) => name !== 'skills'),
    ]);
    expect(hidden).toEqual(['languages']);
  });
});
