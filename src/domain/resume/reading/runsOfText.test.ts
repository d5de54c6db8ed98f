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

it.each([
  ['Neem Tree, Pune\nAccountant', 'Neem Tree', 'Pune'],
  ['Accountant\nNeem Tree, Pune', 'Neem Tree', 'Pune'],
  ['Accountant, Neem Tree', 'Neem Tree', ''],
  ['Accountant, Neem Tree\tPune', 'Neem Tree', 'Pune'],
])('reads “%s” as a job at %s', (head, companyName, location) => {
  const text = `Meera Thomas\n${'Closes the books in three days. '.repeat(3)}\n\nEXPERIENCE\n${head}\nJan 2020 – Present\n• Led the audit`;
  expect(partsOf(readResume(runsOfText(text), TODAY), TODAY).workExperiences).toMatchObject([
    { position: 'Accountant', companyName, location },
  ]);
});
