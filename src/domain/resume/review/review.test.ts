import { CHECKS, reviewOf, reviewTitle } from '.';
import { findingsOf, INPUT, withInfo, withResume } from './checkCases';

describe('the review of a resume', () => {
  it('finds nothing in one that is in order, and says what is', () => {
    const review = reviewOf(INPUT);
    expect(review.results).toEqual([]);
    expect(review.passed).toContain('The e-mail address has the usual form');
    expect(review.passed.length).toBeGreaterThan(45);
  });

  it('has more than twenty rules, each with a name of its own', () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names what is to fix first and counts each kind', () => {
    const review = reviewOf({ ...INPUT, ...withInfo({ phone: '12', location: '', email: '' }) });
    expect(review.results.map(({ severity }) => severity)).toEqual(['fix', 'fix', 'better', 'note']);
    expect(review.counts).toEqual({ fix: 2, better: 1, note: 1 });
  });

  it('does not call good what was not there to be checked', () => {
    const { passed } = reviewOf({ ...INPUT, ...withResume({ workExperiences: [], languages: [] }) });
    expect(passed).not.toContain('Every job shows a figure');
    expect(passed).not.toContain('Every bar has its number');
  });

  it('does not look at lists that the template leaves out', () => {
    const bad = withResume({ certificates: [{ id: 1, name: '', description: 'S P A C E D' }] });
    expect(findingsOf(CHECKS, 'letter-spaced', bad)).toHaveLength(1);
    expect(findingsOf(CHECKS, 'letter-spaced', { ...bad, variant: 'b' })).toEqual([]);
  });

  it('answers a second question about the same resume with the same answer', () => {
    const input = { ...INPUT, ...withInfo({ phone: '12' }) };
    expect(reviewOf({ ...input })).toBe(reviewOf(input));
    expect(reviewOf({ ...input, pageCount: 3 })).not.toBe(reviewOf(input));
  });

  it.each([
    [1, 0, 'One page, ready to print'],
    [2, 1, 'Two pages, one thing to fix'],
    [12, 3, '12 pages, three things to fix'],
  ])('%d pages with %d faults are called %j', (pages, fix, title) => {
    expect(reviewTitle(pages, { fix, better: 4, note: 4 })).toBe(title);
  });
});
