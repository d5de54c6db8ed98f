import { markedAds } from '../../../../test/fixtures/jobAds';
import { blankItem } from '../lists';
import { emptyResume } from '../resume';
import { AD_MAX, lexiconOfTerms, termsOf } from './keywordTerms';
import { matchTerms } from './keywords';
import { keyOfTerm, termRanges } from './lexicon';

const AD = `Senior Product Designer, Public Services
You will run usability testing with first-time phone users, keep our design system in Figma, and work with stakeholders.
You will own usability testing and prototype in code (React, TypeScript).
- 5+ years of experience in product design
- Strong Figma skills; experience with design systems
- Familiarity with HTML/CSS, Node.js, CI/CD, C++, C#, .NET and REST APIs is a plus
We are an equal opportunity employer.`;

const textsOf = (ad: string) => termsOf(ad).terms.map(({ text }) => text);

function matched(ad: string, description: string, skills = '') {
  const resume = emptyResume();
  resume.personalInfo.description = description;
  resume.skills = [{ id: 1, name: 'Tools', value: skills }];
  return matchTerms(termsOf(ad), resume);
}

describe('the terms of a job ad', () => {
  it.each([
    ['development', 0.88, 0.91],
    ['heldOut', 0.85, 0.84],
  ] as const)('of the ads in %s are those that are marked', (half, precision, recall) => {
    const keys = (texts: readonly string[]) => [...new Set(texts.map(keyOfTerm))];
    const ads = markedAds(half).map(({ ad, marked }) => ({ found: keys(textsOf(ad)), marked: keys(marked) }));
    const right = ads.flatMap(({ found, marked }) => found.filter((key) => marked.includes(key)));
    expect(right.length / ads.flatMap(({ found }) => found).length).toBeGreaterThan(precision);
    expect(right.length / ads.flatMap(({ marked }) => marked).length).toBeGreaterThan(recall);
  });

  it('are skills, tools and subjects, the most frequent first', () => {
    expect(textsOf(AD).slice(0, 3)).toEqual(['usability testing', 'design system', 'Figma']);
    const others = 'React TypeScript HTML CSS Node.js CI/CD C++ C# .NET'.split(' ');
    expect(textsOf(AD).slice(3).sort()).toEqual(['product design', 'REST APIs', ...others].sort());
  });

  it.each([
    ['Microservices in Go, or Golang', ['Microservices', 'Go', 'Golang']],
    ['We go far. Go to our page, bring vitamin C and excel with R. Kumar.', []],
    ['C, C++ or R; Excel', ['C', 'C++', 'R', 'Excel']],
    ['APPLY WITH YOUR RESUME TODAY', []],
    ['HR Neha, 10 AM to 7 PM, 5 LPA, www.abc.co.in, hr@abc.co.in', []],
    ['Key skills: Marg Seven, churning', ['Marg Seven', 'churning']],
    [
      'Diploma in Garment Making or B.E. Civil, IS 456',
      ['Diploma in Garment Making', 'B.E. Civil', 'IS 456'],
    ],
    [
      'M.Sc. Physics; registered with the Kerala Nursing Council',
      ['M.Sc. Physics', 'Kerala Nursing Council'],
    ],
    ['B.Com. Knowledge of payroll. B.E. Candidates', ['B.Com', 'payroll', 'B.E.']],
    ['MBA Preferred; B.Tech Civil Required, ITI. Must know lathe', ['MBA', 'B.Tech Civil', 'ITI', 'lathe']],
    ['Diploma in Garment Making Preferred', ['Diploma in Garment Making']],
    ['bills of lading and letters of credit', ['bills of lading', 'letters of credit']],
    ['Uses SAP PM in Tamil Nadu', ['SAP PM']],
    ['Nurse, MGH\nBedside care in KEM', ['Bedside care', 'KEM']],
    ['टैली और जीएसटी का अनुभव, डेटा विश्लेषण आवश्यक है', ['टैली', 'जीएसटी', 'डेटा विश्लेषण']],
  ])('of %j are %j', (ad, terms) => expect(textsOf(ad)).toEqual(terms));

  it.each([
    ['Salary 25,000, PF, gratuity and canteen. Good Tally.', ['Tally']],
    ['Benefits\n- PF\n- ESI\nYou need\n- payroll', ['payroll']],
    ['Benefits\n➢ PF\n✓ ESI\nYou need\n➢ payroll', ['payroll']],
  ])('are not what %j offers', (ad, terms) => expect(textsOf(ad)).toEqual(terms));

  it('of the work include those of its pay', () => {
    const ad = 'Knowledge of PF, ESI and gratuity.\n- Salary processing';
    expect(textsOf(ad)).toEqual(['PF', 'ESI', 'gratuity', 'Salary processing']);
  });

  it.each(['', '   \n ', '5+ 2024 !!!', 'the and of'])('are empty for %j', (ad) =>
    expect(textsOf(ad)).toEqual([]),
  );

  it('are 60 at most', () => {
    const ads = markedAds('development')
      .map(({ ad }) => ad)
      .join('\n');
    expect(termsOf(ads).terms).toHaveLength(60);
  });

  // This would not end if the time grew faster than the length.
  it.each(['1', 'A', '.-', 'a/', 'Ab ', 'Ab.'])('are hardly any in an ad of nothing but %j', (piece) => {
    expect(termsOf(piece.repeat(AD_MAX / piece.length)).terms.length).toBeLessThanOrEqual(1);
  });
});

describe('the match of a job ad', () => {
  it.each([
    ['Node.js', 'nodejs'],
    ['Node.js', 'Node JS'],
    ['C++', 'c++'],
    ['.NET', '.Net'],
    ['REST APIs', 'rest api'],
    ['dashboards', 'Dashboard'],
    ['Front-end development', 'frontend'],
    ['Sous vide, à la carte', 'A la carte'],
    ['पायथन', 'पायथन और SQL'],
    ['Go, Docker', 'Services in Go for 30 shops'],
    ['GSTR-1', 'GSTR1 for 40 clients'],
  ])('finds %j in %j', (ad, text) => {
    expect(matched(ad, text).has.length).toBeGreaterThan(0);
  });

  it.each([
    ['C++', 'C'],
    ['C#', 'C and D'],
    ['.NET', 'net profit'],
    ['Java', 'JavaScript'],
    ['React', 'reacting'],
    ['NoSQL', 'no SQL experience'],
    ['Canva', 'Oil on canvas'],
    ['C, R', 'Worked with R. Kumar on vitamin C'],
  ])('does not find %j in %j', (ad, text) => {
    expect(matched(ad, text).has).toEqual([]);
  });

  it('lists places of found terms, and missing terms', () => {
    const { has, lacks } = matched(AD, 'I prototype in React.', 'React, Figma');
    expect(has.find(({ text }) => text === 'React')?.places).toEqual([
      { part: 'personalInfo', field: 'description' },
      { part: 'skills', id: 1, field: 'value' },
    ]);
    expect(lacks.map(({ text }) => text)).toContain('usability testing');
  });

  it('finds a degree whose subject stands in the field beside it, and its parts once', () => {
    const resume = emptyResume();
    const course = blankItem('education', 1);
    resume.education = [
      { ...course, courseName: 'B.Tech.', stream: 'Civil Engineering' },
      { ...course, id: 2, courseName: 'Diploma', stream: 'Hotel Management' },
    ];
    const ad = 'B.Tech Civil or Diploma in Hotel Management; civil engineering';
    const { has, lacks } = matchTerms(termsOf(ad), resume);
    const found = has.map(({ text, places }) => [text, places.length]);
    expect(found).toEqual([
      ['B.Tech Civil', 1],
      ['Diploma in Hotel Management', 1],
      ['civil engineering', 1],
    ]);
    expect(lacks).toEqual([]);
  });

  it('reports a synonym, but still counts the term as missing', () => {
    const { lacks } = matched('JavaScript', '', 'JS');
    expect(lacks).toMatchObject([
      { text: 'JavaScript', similar: { text: 'JS', place: { part: 'skills', id: 1, field: 'value' } } },
    ]);
  });
});

it('finds the ranges of terms in a text', () => {
  const terms = ['Figma', 'design system', 'HTML'].map((text) => ({ text, key: keyOfTerm(text) }));
  const text = 'Figma, Design Systems, design; system, HTML/CSS';
  expect(termRanges(text, lexiconOfTerms(terms)).map(([start, end]) => text.slice(start, end))).toEqual([
    'Figma',
    'Design Systems',
    'HTML',
  ]);
});
