import fc from 'fast-check';
import { partsOf } from '../../src/domain/resume/reading/pieces';
import { readResume } from '../../src/domain/resume/reading/readResume';
import type { TextRun } from '../../src/domain/resume/reading/textRun';
import { lettersOf, TODAY } from '../jest/readText';
import { expectSame, property } from './property';

const TEXTS = [
  ...['Experience', 'SKILLS', 'Education:', 'Languages', 'Asha Rao', 'asha@example.com', '+91 90000 14120'],
  ...['Engineer, Acme Ltd, Pune', 'Jul 2018 – Present', '2019 -', '(2020)', '• Led a team of nine', '-', '|'],
  ...['Tools: Git, Docker', 'Hindi (Native)', '9/10', 'B.Sc., Physics', 'linkedin.com/in/asha-'],
  ...['page 1 of 2', '3', '\uF0B7', ',', '(', 'E-mail', 'Qualification', 'Year', 'Marks', 'आशा राव', '😀'],
  'a '.repeat(40),
];

const run = fc.record<TextRun>({
  text: fc.oneof(
    fc.constantFrom(...TEXTS),
    fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
  ),
  page: fc.nat(2),
  x: fc.constantFrom(40, 60, 300, 310, 480),
  y: fc.integer({ min: 2, max: 60 }).map((line) => line * 12),
  width: fc.integer({ min: 1, max: 300 }),
  size: fc.constantFrom(9, 10, 12, 20),
  font: fc.constantFrom('Sans-Regular', 'Sans-Bold'),
});

property(
  'keeps every letter of any page in its pieces',
  fc.array(run, { minLength: 1, maxLength: 60 }),
  300,
  (runs) => {
    const pieces = readResume(runs, TODAY);
    expectSame(lettersOf(runs.map(({ text }) => text)), lettersOf(pieces.map(({ text }) => text)));
    partsOf(pieces, TODAY);
  },
);
