import { CHECKS, reviewOf, reviewTitle } from '.';
import { findingsOf, GOOD, INPUT, JOB, withInfo, withResume } from '../../../../test/jest/checkCases';

describe('the review of a resume', () => {
  it('finds nothing in a good one and lists the passed checks', () => {
    const review = reviewOf(INPUT);
    expect(review.results).toEqual([]);
    expect(review.passed).toContain('The e-mail address is valid');
    expect(review.passed.length).toBeGreaterThan(45);
  });

  it('sorts by severity and counts each', () => {
    const review = reviewOf({ ...INPUT, ...withInfo({ phone: '12', location: '', email: '' }) });
    expect(review.results.map(({ severity }) => severity)).toEqual(['fix', 'fix', 'better', 'note']);
    expect(review.counts).toEqual({ fix: 2, better: 1, note: 1 });
  });

  it('does not list checks as passed that do not apply', () => {
    const personalInfo = { ...GOOD.personalInfo, linkedIn: '', github: '' };
    const lists = { workExperiences: [], languages: [], projects: [] };
    const { passed } = reviewOf({ ...INPUT, ...withResume({ personalInfo, ...lists }) });
    expect(passed).not.toContain('Every job has a figure');
    expect(passed).not.toContain('Every bar has a number');
    expect(passed).not.toContain('Every link is a valid web address');
  });

  it.each([
    ['English', GOOD.personalInfo.description, 3],
    ['Hindi', 'सार्वजनिक परिवहन के लिए डिज़ाइनर।', 0],
  ])('lists the rules about English words as passed for a resume in %s: %j, %d', (_, description, count) => {
    const personalInfo = { ...GOOD.personalInfo, description };
    const jobDescription = description;
    const workExperiences = [{ ...JOB, jobDescription, additionalField1: '' }];
    const { passed } = reviewOf({ ...INPUT, ...withResume({ personalInfo, workExperiences, projects: [] }) });
    const rules = ['No point starts with a duty', 'There is no I or my', 'No buzzwords'];
    expect(passed.filter((title) => rules.includes(title))).toHaveLength(count);
  });

  it('ignores lists that the template omits', () => {
    const bad = withResume({ certificates: [{ id: 1, name: '', description: 'S P A C E D' }] });
    expect(findingsOf(CHECKS, 'letter-spaced', bad)).toHaveLength(1);
    expect(findingsOf(CHECKS, 'letter-spaced', { ...bad, variant: 'b' })).toEqual([]);
  });

  it('has published sources that can be opened', () => {
    const hrefs = CHECKS.flatMap(({ source: { href } }) => href ?? []);
    expect(hrefs.length).toBeGreaterThan(30);
    expect(hrefs.filter((href) => new URL(href).protocol !== 'https:')).toEqual([]);
  });

  it.each([
    ['no work', { workExperiences: [] }, 0],
    ['none but work', { education: [], skills: [] }, 0],
    ['neither work nor education nor skills', { workExperiences: [], education: [], skills: [] }, 3],
  ])('finds in a resume with %s, %j, %d things to fix', (_without, lists, count) => {
    const { results } = reviewOf({ ...INPUT, ...withResume(lists) });
    const findings = results.filter(({ id }) => id === 'sections').flatMap((result) => result.findings);
    expect(findings.filter(({ severity }) => severity === 'fix')).toHaveLength(count);
  });

  it.each([
    [1, 0, 'One page, nothing found to fix'],
    [2, 1, 'Two pages, one thing to fix'],
    [12, 3, '12 pages, three things to fix'],
  ])('titles %d pages with %d problems %j', (pages, fix, title) => {
    expect(reviewTitle(pages, { fix, better: 4, note: 4 })).toBe(title);
  });
});
