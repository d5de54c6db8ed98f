import { partsOf } from './pieces';
import { readResume } from './readResume';
import type { TextRun } from './textRun';

const TODAY = { year: 2026, month: 11 };

/** Texts below each other; headings in Tamil are as small as its font makes them, and titles are bold, too. */
function runsOf(lines: readonly (readonly [text: string, size: number, font?: string])[]): TextRun[] {
  return lines.map(([text, size, font = 'Sans-Regular'], line) => {
    const width = (text.length * size) / 2;
    return { text, page: 0, x: 50, y: 750 - 16 * line, width, size, font };
  });
}

const read = (headingSize: number, titleSize: number) =>
  partsOf(
    readResume(
      runsOf([
        ['Asha Rao', 24, 'Sans-Bold'],
        ['asha@example.com', 10],
        ['சுருக்கம்', headingSize, 'Tamil-Bold'],
        ['Keeps the books of small firms, and files their returns in time.', 10],
        ['கல்வி', headingSize, 'Tamil-Bold'],
        ['Sabarmati Institute of Design', titleSize, 'Sans-Bold'],
        ['Master of Design, 2019 – 2021', 10],
        ['Ranade College of Architecture', titleSize, 'Sans-Bold'],
        ['Bachelor of Architecture, 2014 – 2019', 10],
      ]),
      TODAY,
    ),
    TODAY,
  );

it.each([
  ['as small as notes', 8, 10],
  ['as large as titles in Latin letters', 10, 10],
])('headings in Tamil are known when they are %s', (_what, headingSize, titleSize) => {
  expect(read(headingSize, titleSize)).toMatchObject({
    personalInfo: { description: 'Keeps the books of small firms, and files their returns in time.' },
    education: [
      { collegeName: 'Sabarmati Institute of Design' },
      { collegeName: 'Ranade College of Architecture' },
    ],
  });
});
