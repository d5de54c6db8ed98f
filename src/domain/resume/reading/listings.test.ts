import { readBelow } from '../../../../test/jest/readText';

it('reads ratings in signs as levels, close to a name or in a column of their own', () => {
  expect(
    readBelow('SKILLS', 'Java ●●●●○\nPython★★★☆☆\nSQL 4/5\nGo    ■ ■ □').professionalSkills,
  ).toMatchObject([
    { name: 'Java', fluency: '7' },
    { name: 'Python', fluency: '5' },
    { name: 'SQL', fluency: '7' },
    { name: 'Go', fluency: '6' },
  ]);
  expect(readBelow('LANGUAGES', 'Hindi    ●●●●●\nTamil    ●●●○○').languages).toMatchObject([
    { name: 'Hindi', fluency: '10' },
    { name: 'Tamil', fluency: '6' },
  ]);
});

it('takes no level from signs that only differ in their colours', () => {
  expect(readBelow('LANGUAGES', 'Hindi    ●●●●●\nTamil    ●●●●●').languages).toMatchObject([
    { name: 'Hindi', fluency: '' },
    { name: 'Tamil', fluency: '' },
  ]);
});

it('a language that is said twice is one', () => {
  const text =
    'Mother tongue(s): TAMIL\nOther language(s): ENGLISH\nListening    Spoken production\nENGLISH    C1';
  expect(readBelow('LANGUAGE SKILLS', text).languages).toMatchObject([
    { name: 'TAMIL', fluency: '10' },
    { name: 'ENGLISH', fluency: '9' },
  ]);
});
