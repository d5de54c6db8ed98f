import { emptyResume } from '../resume';
import { AD_MAX, termsOf } from './keywordTerms';
import { matchTerms, wordIndexOf } from './keywords';
import { keyOf, termRanges } from './tokens';

const AD = `Senior Product Designer, Public Services
You will run usability testing with first-time phone users, keep our design system in Figma, and work with stakeholders.
You will own usability testing and prototype in code (React, TypeScript).
- 5+ years of experience in product design
- Strong Figma skills; experience with design systems
- Familiarity with HTML/CSS, Node.js, CI/CD, C++, C#, .NET and REST APIs is a plus
We are an equal opportunity employer.`;

/** Measures CPU time, so that a busy machine doesn't fail the test; catastrophic backtracking would take minutes. */
function expectQuick<Result>(work: () => Result): Result {
  const before = process.cpuUsage();
  const result = work();
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(2000);
  return result;
}

const textsOf = (ad: string) => termsOf(ad).terms.map(({ text }) => text);

function matched(ad: string, description: string, skills = '') {
  const resume = emptyResume();
  resume.personalInfo.description = description;
  resume.skills = [{ id: 1, name: 'Tools', value: skills }];
  return matchTerms(termsOf(ad), wordIndexOf(resume));
}

describe('the terms of a job ad', () => {
  it('are skills and subjects of one to three words', () => {
    const terms = textsOf(AD);
    for (const term of ['usability testing', 'design system', 'Figma', 'React', 'TypeScript', 'HTML', 'CSS'])
      expect(terms).toContain(term);
    for (const term of [
      'Node.js',
      'CI/CD',
      'C++',
      'C#',
      '.NET',
      'REST APIs',
      'product design',
      'stakeholders',
    ])
      expect(terms).toContain(term);
  });

  it('exclude words common to all ads', () => {
    const words = textsOf(AD).map((term) => term.toLowerCase());
    for (const word of ['experience', 'years', 'you', 'skills', 'opportunity', 'employer', 'the', 'and', '5'])
      expect(words).not.toContain(word);
  });

  it('are counted and sorted by importance', () => {
    const { terms } = termsOf(AD);
    expect(terms.find(({ text }) => text === 'Figma')?.count).toBe(2);
    expect(terms.findIndex(({ count }) => count > 1)).toBe(0);
    expect(terms.findIndex(({ text }) => text === 'usability testing')).toBeLessThan(3);
  });

  it('can be in other scripts', () => {
    expect(textsOf('हमें पायथन और डेटा विश्लेषण का ज्ञान चाहिए। पायथन आवश्यक है।')).toEqual(
      expect.arrayContaining(['पायथन', 'डेटा', 'विश्लेषण']),
    );
  });

  it.each(['', '   \n ', '5+ 2024 !!!', 'the and of'])('are empty for %j', (ad) =>
    expect(textsOf(ad)).toEqual([]),
  );

  it('are extracted quickly, from the first 100,000 characters only', () => {
    const lines = Array.from(
      { length: 3000 },
      (_, line) => `Figma${line} and design system number ${line % 7}.`,
    );
    const ad = lines.join('\n').padEnd(AD_MAX + 1, ' x');
    const { terms, isCut } = expectQuick(() => termsOf(ad));
    expect(isCut).toBe(true);
    expect(terms.length).toBeLessThanOrEqual(40);
  });

  it.each([['1'.repeat(AD_MAX)], ['A'.repeat(AD_MAX)], ['.-'.repeat(AD_MAX / 2)], ['a/'.repeat(AD_MAX / 2)]])(
    'are extracted quickly from text without words %#',
    (ad) => {
      expectQuick(() => termsOf(ad));
    },
  );
});

describe('the match of a job ad', () => {
  it.each([
    ['Node.js', 'nodejs'],
    ['Node.js', 'Node JS'],
    ['C++', 'c++'],
    ['C#', 'C#'],
    ['.NET', '.Net'],
    ['CI/CD', 'CI/CD'],
    ['REST APIs', 'rest api'],
    ['stakeholders', 'Stakeholder'],
    ['Front-end development', 'front end development'],
    ['résumé writing, machine learning', 'Machine Learning'],
    ['पायथन', 'पायथन और SQL'],
  ])('finds %j in %j', (ad, text) => {
    expect(matched(ad, text).has.length).toBeGreaterThan(0);
  });

  it.each([
    ['C++', 'C'],
    ['C#', 'C and D'],
    ['.NET', 'net profit'],
    ['Java', 'JavaScript'],
    ['React', 'reacting'],
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

  it('reports a synonym, but still counts the term as missing', () => {
    const { lacks } = matched('JavaScript', '', 'JS');
    expect(lacks).toMatchObject([
      { text: 'JavaScript', similar: { text: 'JS', place: { part: 'skills', id: 1, field: 'value' } } },
    ]);
  });
});

it('finds the ranges of terms in a text', () => {
  const keys = new Set(['Figma', 'design system', 'HTML'].map((term) => term.split(' ').map(keyOf).join('')));
  const text = 'Figma, Design Systems, design; system, HTML/CSS';
  expect(termRanges(text, keys).map(([start, end]) => text.slice(start, end))).toEqual([
    'Figma',
    'Design Systems',
    'HTML',
  ]);
});
