import { moved, partsOf, placed, type FieldPlace } from './pieces';
import { readResume } from './readResume';
import { runsOfText } from './runsOfText';

const TODAY = { year: 2026, month: 11 };
const AT: Readonly<Record<string, FieldPlace>> = {
  name: { part: 'personalInfo', field: 'fullName' },
  link: { part: 'personalInfo', field: 'linkedIn' },
  point: { part: 'workExperiences', id: 2, field: 'jobDescription' },
  year: { part: 'education', id: 1, field: 'startDate' },
  end: { part: 'workExperiences', id: 2, field: 'endDate' },
  level: { part: 'languages', id: 1, field: 'fluency' },
};
const piece = (text: string, place?: FieldPlace, glue?: '' | ', ') =>
  placed({ text, value: text }, place, glue);

it('joins what goes to one field, across lines', () => {
  const pieces = [
    piece('Meera', AT.name),
    piece('linkedin.com/in/', AT.link),
    piece('Thomas', AT.name),
    piece('meera', AT.link, ''),
    piece('Led a cross-', AT.point),
    piece('functional team of 2–', AT.point),
    piece('3 who write HTML/', AT.point),
    piece('CSS', AT.point),
    piece('Page 1'),
  ];
  expect(partsOf(pieces, TODAY)).toMatchObject({
    personalInfo: { fullName: 'Meera Thomas', linkedIn: 'linkedin.com/in/meera' },
    workExperiences: [{ id: 2, jobDescription: 'Led a cross-functional team of 2–3 who write HTML/CSS' }],
  });
});

it.each([
  ['• Native', AT.level, { languages: [{ id: 1, fluency: '10' }] }],
  ['spoken at home', AT.level, { languages: [{ id: 1, fluency: '' }] }],
  ['(07/2012)', AT.year, { education: [{ id: 1, startDate: '2012' }] }],
  ['till date', AT.end, { workExperiences: [{ id: 2, endDate: 'Present' }] }],
  ['E-mail:', AT.link, { personalInfo: { linkedIn: 'E-mail' } }],
])('gives %s to a field as the field takes it', (text, place, parts) => {
  const found = [placed({ text, value: '' }, AT.name)];
  expect(partsOf(moved(found, 0, place), TODAY)).toMatchObject(parts);
});

it.each([
  ['Ran the ward', 'Ran the ward; Won a prize'],
  ['Ran the ward.', 'Ran the ward. Won a prize'],
])('joins a fourth point that is placed at the third, “%s”', (third, joined) => {
  const text = `Meera Thomas\n\nEXPERIENCE\nNurse, Neem Tree, Jan 2020 – Present\n• One\n• Two\n• ${third}\n• Won a prize`;
  const pieces = readResume(runsOfText(text), TODAY);
  const at = pieces.findIndex(({ value }) => value === 'Won a prize');
  const place = pieces[at - 1]?.place;
  const { workExperiences } = partsOf(moved(pieces, at, place), TODAY);
  expect(workExperiences).toMatchObject([{ additionalField2: joined }]);
});

it('takes a piece away', () => {
  expect(partsOf(moved([piece('Meera', AT.name)], 0), TODAY)).toEqual({});
});
