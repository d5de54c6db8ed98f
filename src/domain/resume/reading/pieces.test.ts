import { moved, partsOf, placed, type FieldPlace } from './pieces';

const AT: Readonly<Record<string, FieldPlace>> = {
  name: { part: 'personalInfo', field: 'fullName' },
  link: { part: 'personalInfo', field: 'linkedIn' },
  point: { part: 'workExperiences', id: 2, field: 'jobDescription' },
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
    piece('functional team', AT.point),
    piece('Page 1'),
  ];
  expect(partsOf(pieces)).toMatchObject({
    personalInfo: { fullName: 'Meera Thomas', linkedIn: 'linkedin.com/in/meera' },
    workExperiences: [{ id: 2, jobDescription: 'Led a cross-functional team' }],
  });
});

it('moves a piece as its new field takes it', () => {
  const pieces = [piece('• Native', AT.name)];
  expect(moved(pieces, 0, AT.level)).toMatchObject([{ value: '10', place: AT.level }]);
  expect(moved(pieces, 0, AT.link)).toMatchObject([{ value: 'Native' }]);
  expect(partsOf(moved(pieces, 0))).toEqual({});
});
