import { NAME_MAX } from '../domain/fields';
import { sectionsIn } from '../domain/resume/sections';
import { restored } from '../../test/jest/fakes';

it('leaves stored sections of one’s own their texts, within limits, and gives them usable ids', () => {
  const entries = [{ id: -3, companyName: 'x'.repeat(300), jobDescription: 4 }, { id: -3 }];
  const stored = [
    { id: '<b>', heading: 'Papers', entries },
    { id: 1, entries: [] },
  ];
  const { ownSections } = restored({ ownSections: JSON.stringify(stored) }).resume;
  expect(ownSections).toMatchObject([
    {
      id: 2,
      heading: 'Papers',
      entries: [
        { id: 1, jobDescription: '4' },
        { id: 2, companyName: '' },
      ],
    },
    { id: 1, heading: '', entries: [] },
  ]);
  expect(ownSections[0]?.entries[0]?.companyName).toHaveLength(NAME_MAX);
});

it('keeps the place of own sections in the order, and forgets names that aren’t sections', () => {
  const design = { order: ['own2', 'own-1', {}, 'own2', 'summary'], hidden: ['own7', 'own', ['own3']] };
  const { resume } = restored({ resumeDesign: JSON.stringify(design) });
  const order = sectionsIn(resume);
  expect(order.slice(0, 3)).toEqual(['own2', 'summary', 'workExperiences']);
  expect(order.filter((name) => name.startsWith('own'))).toEqual(['own2']);
  expect(resume.design.hidden).toEqual(['own7']);
});
