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

it.each(['Malabar Hospital, continued', 'Experience (contd.)'])(
  'takes %s at the top of a page for a mark of the page',
  (mark) => {
    const first =
      'Meera Thomas\nEXPERIENCE\nStaff Nurse\tMar 2020 – till date\nMalabar Hospital\tKochi\n• Led the night shift';
    const second = runsOfText(`${mark}\n• Trained 22 graduates`).map((run) => ({ ...run, page: 1 }));
    expect(
      partsOf(readResume([...runsOfText(first), ...second], TODAY), TODAY).workExperiences,
    ).toMatchObject([
      {
        companyName: 'Malabar Hospital',
        jobDescription: 'Led the night shift',
        additionalField1: 'Trained 22 graduates',
      },
    ]);
  },
);
