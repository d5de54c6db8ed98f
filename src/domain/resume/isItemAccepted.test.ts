import { EDUCATION_YEAR } from './limits';
import { isItemAccepted } from './isItemAccepted';
import { blankItem } from './lists';

const COURSE = {
  ...blankItem('education', 1),
  courseName: 'B.Tech',
  stream: 'Computer Science',
  collegeName: 'Pune Vidyapeeth',
  cgpaPercent: '8.4',
  startDate: '2016',
  endDate: '2020',
};

it.each([
  ['a complete course', {}, true],
  ['a missing name', { courseName: '' }, false],
  ['a year that isn’t a number', { endDate: 'soon' }, false],
  ['a year below the limit', { endDate: String(EDUCATION_YEAR.min - 1) }, false],
  ['a year above the limit', { endDate: String(EDUCATION_YEAR.max + 1) }, false],
  ['the last year', { endDate: String(EDUCATION_YEAR.max) }, true],
  ['half a year', { endDate: '2019.5' }, false],
])('of %s: %j is accepted: %s', (_name, changes, isAccepted) => {
  expect(isItemAccepted('education', { ...COURSE, ...changes })).toBe(isAccepted);
});

it('accepts an empty field that is not required', () => {
  const reference = { ...blankItem('reference', 1), name: 'Dr. Meera Iyer', company: 'IIT Madras' };
  expect(isItemAccepted('reference', reference)).toBe(true);
});
