import { readText } from '../../../../test/jest/readText';

it.each([
  'I hereby declare that the above is true.\n\nDate:                    Signature\nPlace: Pune              Asha Rao',
  'All the information furnished above is true to the best of my knowledge.\nDate : ____    Yours faithfully',
  'The above information is true and correct to the best of my knowledge.\nSignature\nAsha Rao',
  'Declaration: I hereby declare that all this is true.\nPlace: Pune      Asha Rao',
  'I, Asha Rao, hereby declare that all this is true.\nSignature: Asha Rao',
  'Declaration\nI assure you that the above is correct.\nYours sincerely,\nAsha Rao',
  'Pune\n12.10.2026                    Signature',
  'Pune\n12/10/2026\nSignature',
  'Place: Pune          Date: 12/10/2026          Signature',
  'PLACE: PUNE\nDATE: 12/10/2026                   (ASHA RAO)',
  'PLACE: PUNE\nDATE: 12/10/2026\nASHA RAO',
  'References available on request.',
])('nothing of what ends a resume lands in a section: %j', (end) => {
  const { personalInfo, ...lists } = readText(`ASHA RAO\na@ex.in\n\nHOBBIES\nChess\n\n${end}`);
  expect(personalInfo).toMatchObject({ fullName: 'ASHA RAO', title: '', location: '' });
  expect(lists).toEqual({ interests: [{ id: 1, name: 'Chess' }] });
});
