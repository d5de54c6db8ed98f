import { readText, TODAY } from '../../../../test/jest/readText';
import { moved, partsOf, type Piece } from './pieces';
import { readResume } from './readResume';
import { runsOfText } from './runsOfText';
import type { TextRun } from './textRun';
import { headingOf } from './headings';

const HEAD = `Asha Rao
asha@example.com

SUMMARY
Keeps the books of small firms, files their returns, and answers the letters of the tax office in a day.

SKILLS
Tally, GST

`;

const piecesOf = (text: string): Piece[] => readResume(runsOfText(HEAD + text), TODAY);

const filled = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([name, text]) => name !== 'id' && text !== ''));

/** The own sections that are found, without ids and empty fields. */
const sectionsIn = (pieces: readonly Piece[]) =>
  (partsOf(pieces, TODAY).ownSections ?? []).map(({ heading, entries }) => ({
    heading,
    entries: entries.map(filled),
  }));

const found = (text: string) => sectionsIn(piecesOf(text));
const points = (jobDescription = '', additionalField1?: string, additionalField2?: string) => ({
  jobDescription,
  ...(additionalField1 && { additionalField1 }),
  ...(additionalField2 && { additionalField2 }),
});

it('reads the entries of a section that the forms don’t have like those of a job, the title first', () => {
  const text = `VOLUNTEERING
Goonj, Pune, Maharashtra
Team lead\tJun 2019 – May 2020
• Moved 14 tonnes of clothes, with forty others, for the floods in Bihar
Havildar, 14 Punjab Regiment
Mar 2005 – Mar 2022
• Led a section of ten men on the northern border in all seasons`;
  expect(found(text)).toEqual([
    {
      heading: 'Volunteering',
      entries: [
        {
          companyName: 'Goonj',
          location: 'Pune, Maharashtra',
          position: 'Team lead',
          startDate: 'Jun 2019',
          endDate: 'May 2020',
          ...points('Moved 14 tonnes of clothes, with forty others, for the floods in Bihar'),
        },
        {
          companyName: 'Havildar, 14 Punjab Regiment',
          startDate: 'Mar 2005',
          endDate: 'Mar 2022',
          ...points('Led a section of ten men on the northern border in all seasons'),
        },
      ],
    },
  ]);
});

it.each([
  ['Best paper, Pune', { companyName: 'Best paper', location: 'Pune' }],
  ['Pune', { companyName: 'Pune' }],
])('takes a town behind a title for the place, but not one alone: %s', (title, entry) => {
  expect(found(`AWARDS\n${title}\n2019\n• Heat pipes`)).toEqual([
    { heading: 'Awards', entries: [{ ...entry, startDate: '2019', ...points('Heat pipes') }] },
  ]);
});

it('goes on with a fourth point in an entry without a title', () => {
  const text = 'ACHIEVEMENTS\n• One\n• Two\n• Three\n• Four, 2019-2020\n\nINTERESTS\nChess';
  expect(found(text)).toEqual([
    { heading: 'Achievements', entries: [points('One', 'Two', 'Three'), points('Four, 2019-2020')] },
  ]);
});

it('takes lines without any look of a title for points, with all that is in them', () => {
  const text = `Publications:
A. Rao, "Heat pipes in solar dryers of the southern districts", Applied Energy, 2017.
A. Rao and K. Mohan, "Fluids", J. of
heat (2019–20)

Conferences Attended
ICTEA 2016, Kuala Lumpur`;
  expect(sectionsIn(readResume(runsOfText(`Asha Rao\n\n${text}`), TODAY))).toEqual([
    {
      heading: 'Publications',
      entries: [
        points(
          'A. Rao, "Heat pipes in solar dryers of the southern districts", Applied Energy, 2017.',
          'A. Rao and K. Mohan, "Fluids", J. of',
          'heat (2019–20)',
        ),
      ],
    },
    { heading: 'Conferences Attended', entries: [points('ICTEA 2016, Kuala Lumpur')] },
  ]);
});

it('takes bold lines for titles', () => {
  const bold = (run: TextRun): TextRun => (run.text.includes(' Medal') ? { ...run, font: 'Sans-Bold' } : run);
  const runs = runsOfText(`${HEAD}MEDALS\nSainya Seva Medal\nLong Service Medal for nine years`).map(bold);
  expect(sectionsIn(readResume(runs, TODAY))).toEqual([
    {
      heading: 'Medals',
      entries: [{ companyName: 'Sainya Seva Medal' }, { companyName: 'Long Service Medal for nine years' }],
    },
  ]);
});

it('joins the parts of a section on two pages, without the mark of the second', () => {
  const runs = [`${HEAD}AWARDS\n• One`, 'Awards …\n• Two\n\nHOBBIES\nChess'].flatMap((text, page) =>
    runsOfText(text).map((run) => ({ ...run, page })),
  );
  expect(sectionsIn(readResume(runs, TODAY))).toEqual([
    { heading: 'Awards', entries: [points('One', 'Two')] },
  ]);
});

it.each([
  ['Strengths', { skills: [{ value: 'To learn quickly' }] }],
  ['Career Objective', { personalInfo: { description: 'To learn quickly' } }],
])('takes %s for skills or a summary only where there are no others', (heading, resume) => {
  const text = `${heading.toUpperCase()}\nTo learn quickly`;
  expect(found(text)).toEqual([{ heading, entries: [points('To learn quickly')] }]);
  const { ownSections, ...alone } = readText(
    `Asha Rao\n\n${text}\n\nPERSONAL PROFILE\nDate of birth: 12 May 1995`,
  );
  expect(ownSections).toBeUndefined();
  expect(alone).toMatchObject(resume);
});

it('lists a declaration, and a heading with nothing below it, as not placed', () => {
  const pieces = piecesOf('MEDALS\n\nDECLARATION\nI hereby declare that all this is true.\nPlace: Pune');
  expect(sectionsIn(pieces)).toEqual([]);
  expect(pieces.filter(({ place, value }) => !place && value !== '').map(({ value }) => value)).toEqual([
    'Medals',
    'I hereby declare that all this is true.',
    'Place: Pune',
  ]);
});

it('takes lines of text for points, even if some are sentences or have dates', () => {
  const lines = [
    'Member of the NSS unit, 2017-2019',
    'Organised the tech fest with twenty students.',
    'Tools: Zebra scanners, SAP',
  ];
  expect(found(`ACTIVITIES\n${lines.join('\n')}`)).toEqual([
    { heading: 'Activities', entries: [points(...lines)] },
  ]);
});

it('keeps the address of a paper with it', () => {
  const [section] = found('PUBLICATIONS\nHeat pipes\nApplied Energy, doi.org/10.1/x, 2017\n• Cited 40 times');
  expect(section?.entries).toMatchObject([
    { companyName: 'Heat pipes', position: 'Applied Energy doi.org/10.1/x', startDate: '2017' },
  ]);
});

it('gives a line to a new section, and keeps a heading whose lines went elsewhere', () => {
  const pieces = piecesOf('AWARDS\n• Best nurse');
  const at = pieces.findIndex(({ value }) => value === 'Best nurse');
  const other = moved(pieces, at, { part: 'own9', id: 1, field: 'companyName' });
  expect(sectionsIn(other)).toEqual([
    { heading: 'Awards', entries: [] },
    { heading: '', entries: [{ companyName: 'Best nurse' }] },
  ]);
});

it.each([
  ['EXTRA-CURRICULAR ACTIVITIES', 'Extra-Curricular Activities'],
  ['NCC AND SOCIAL WORK', 'NCC and Social Work'],
  ['Books by Me', 'Books by Me'],
  ['AWA R D S', 'Awards'],
  ['SECTION A B', 'Section A B'],
])('writes the heading %s as %s', (typed, heading) => expect(headingOf(typed)).toBe(heading));
