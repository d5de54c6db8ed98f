import { readText } from '../../../../test/jest/readText';

it.each([
  '<asha@example.in>',
  'mailto:asha@example.in',
  'Email: Asha Kulkarni <asha@example.in> | Mob. 98220 12345',
  'E-mail : [asha@example.in](mailto:asha@example.in)',
])('an address is read without what programs put around it: %s', (line) => {
  const { personalInfo } = readText(`Asha Kulkarni\nClerk\n${line}\n\nSKILLS\nTally`);
  expect(personalInfo).toMatchObject({ fullName: 'Asha Kulkarni', email: 'asha@example.in', title: 'Clerk' });
});

it('a personal profile of details is no description', () => {
  const details = 'Father’s Name: Mr. R.K. Sharma\nD.O.B: 15-08-1997\nLanguages: Hindi\nInterest: Dancing';
  expect(readText(`Neha Sharma\nClerk\nn@ex.in\n\nPersonal Profile:\n${details}`)).toMatchObject({
    personalInfo: { fullName: 'Neha Sharma', title: 'Clerk', description: '' },
    languages: [{ name: 'Hindi' }],
    interests: [{ name: 'Dancing' }],
  });
});
