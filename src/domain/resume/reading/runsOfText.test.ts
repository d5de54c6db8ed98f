import { partsOf } from './pieces';
import { readResume } from './readResume';
import { runsOfText } from './runsOfText';

const TODAY = { year: 2026, month: 11 };

it('reads what Word copies: tabs are gaps, and soft line breaks end lines', () => {
  const text =
    'Meera Thomas\vStaff Nurse\r\n\r\nEXPERIENCE\r\nStaff Nurse\tMar 2020 – till date\r\nMalabar Hospital\tKochi\r\n•\tLed the night shift\r\no\tTrained 22 graduates\r\n';
  expect(partsOf(readResume(runsOfText(text), TODAY), TODAY)).toMatchObject({
    personalInfo: { fullName: 'Meera Thomas', title: 'Staff Nurse' },
    workExperiences: [
      {
        position: 'Staff Nurse',
        companyName: 'Malabar Hospital',
        location: 'Kochi',
        startDate: 'Mar 2020',
        endDate: 'Present',
        jobDescription: 'Led the night shift',
        additionalField1: 'Trained 22 graduates',
      },
    ],
  });
});

const POINT = '• Trained 22 graduates';

it.each([
  ['Malabar Hospital, continued', ['Malabar Hospital, continued', POINT]],
  ['Experience (contd.)', ['Experience (contd.)', POINT]],
  ['its number below', [POINT, 'Meera Thomas\t2 / 2']],
  [
    'its number in another column, below the mark',
    ['Experience, continued', `Meera Thomas\t2 / 2\t${POINT}`],
  ],
])('reads a second page with %s as if that were not there', (_, second) => {
  const first = [
    'Meera Thomas',
    'EXPERIENCE',
    'Staff Nurse\tMar 2020 – till date',
    'Malabar Hospital\tKochi',
    '• Led the night shift',
  ];
  const runs = [first, second].flatMap((lines, page) =>
    runsOfText(lines.join('\n')).map((run) => ({ ...run, page })),
  );
  const { workExperiences } = partsOf(readResume(runs, TODAY), TODAY);
  expect(workExperiences).toHaveLength(1);
  expect(workExperiences?.[0]).toMatchObject({
    companyName: 'Malabar Hospital',
    jobDescription: 'Led the night shift',
    additionalField1: 'Trained 22 graduates',
    additionalField2: '',
  });
});
