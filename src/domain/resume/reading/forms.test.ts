import { withoutBullet } from '../bullets';
import { cleaned, formParts, valueOf } from './forms';

/** `2016 with 68.4%` as `date 2016, grade 68.4%`. */
const formsIn = (text: string) =>
  formParts(text)
    .map((part) => `${part[1]} ${valueOf(part)}`)
    .join(', ');

it.each([
  ['Jul 2018 – Present', 'date Jul 2018, date Present'],
  ['Acme Ltd | 07/2018 - 03/2021', 'text Acme Ltd, date 07/2018, date 03/2021'],
  ['Engineer (2018 to till date)', 'text Engineer, date 2018, date till date'],
  ['01-06-2019 to 5th June 2021', 'date 01-06-2019, date 5th June 2021'],
  ['March', 'date March'],
  ['Marks', 'text Marks'],
  ['B.Com., ASP.NET', 'text B.Com., ASP.NET'],
  [
    'me@example.com · +91 90000 14120 · github.com/me/',
    'email me@example.com, phone +91 90000 14120, link github.com/me/',
  ],
  ['8.9 CGPA', 'grade 8.9 CGPA'],
  [
    'SGPA: 8.9 | OGPA 7.5/10 | 8.2CGPA | 3.4/4.33',
    'grade SGPA: 8.9, grade OGPA 7.5/10, grade 8.2CGPA, grade 3.4/4.33',
  ],
  ['3.8/4.0', 'grade 3.8/4.0'],
  ['CGPA: 8.9 / 10', 'grade CGPA: 8.9 / 10'],
  ['A.C. College, A+ Grade (2019)', 'text A.C. College, grade A+ Grade, date 2019'],
  ['An A Grade College', 'text An A Grade College'],
  ['B.A., 2nd Division, IIIrd class', 'text B.A., grade 2nd Division, grade IIIrd class'],
  ['House 12/4, open 24/7', 'text House 12/4, open 24/7'],
  ['(312) 555-0147', 'phone (312) 555-0147'],
  ['+971 50 123 4567', 'phone +971 50 123 4567'],
  ['(+91) 98111 22334', 'phone (+91) 98111 22334'],
  ['020 2543 1234 / 9415012345', 'phone 020 2543 1234, phone 9415012345'],
  ['from June 2024 to December 2024.', 'date June 2024, date December 2024'],
  ['2016 with 68.4%', 'date 2016, grade 68.4%'],
  ['2012 – 2016, 78%', 'date 2012, date 2016, grade 78%'],
])('splits “%s” by the form of its parts: %s', (text, forms) => {
  expect(formsIn(text)).toBe(forms);
});

it('keeps every letter of what it splits', () => {
  const text = ' • Acme — Pune | Jul 2018 – Present, a@b.co ';
  expect(
    formParts(text)
      .map(([part]) => part)
      .join(''),
  ).toBe(text);
});

it.each([
  ['(Native)', 'Native'],
  ['• Chess,', 'Chess'],
  ['(2019', '2019'],
  ['Sales (India)', 'Sales (India)'],
  ['Node.js', 'Node.js'],
  [') Clerk (', 'Clerk'],
])('cleans %s', (text, value) => expect(cleaned(text)).toBe(value));

it('cleans any number of brackets, but not a text too long for a field', () => {
  expect(cleaned(`${'(|'.repeat(300)}Pune`)).toBe('Pune');
  const brackets = '( '.repeat(40_000);
  expect(cleaned(brackets)).toBe(brackets);
});

it('tells a bullet from a hyphen', () => {
  expect(withoutBullet('- Led a team')).toBe('Led a team');
  expect(withoutBullet('-> Led a team')).toBe('Led a team');
  expect(withoutBullet('-5 °C stores')).toBe('-5 °C stores');
});
