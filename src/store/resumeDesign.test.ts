import { openTab } from '../../test/jest/resumeTab';
import type { ResumeDesign } from '../domain/resume/entities';
import { headingsIn, SECTION_NAMES, sectionsIn } from '../domain/resume/sections';
import { itemAdded, itemChanged, itemRemoved, partChanged, resumeImported } from './resumeSlice';

const change = (label: string, changes: ResumeDesign) =>
  partChanged({ part: 'design', label, field: 'skills', changes });
const hiding = change('Section hidden', { hidden: ['skills'] });
const heading = (text: string) => {
  const { payload } = change('Heading', { headings: { skills: text } });
  return partChanged({ ...payload, typedAt: 0 });
};

it('a removed section comes back to its place, which no new one has taken', () => {
  const { dispatch, resume, actionOf } = openTab();
  const named = (id: number, text: string) =>
    itemChanged({ list: 'ownSections', id, label: 'Heading', changes: { heading: text } });
  const order = ['own1', ...SECTION_NAMES] as const;
  dispatch(itemAdded({ list: 'ownSections' }), named(1, 'Volunteering'));
  dispatch(change('Section moved', { order, hidden: ['own1'] }));
  dispatch(itemRemoved({ list: 'ownSections', id: 1, title: 'Volunteering' }));
  dispatch(itemAdded({ list: 'ownSections' }), named(2, 'Awards'));
  dispatch(actionOf('Volunteering removed'));
  expect(sectionsIn(resume())).toEqual([...order, 'own2']);
  expect(headingsIn(resume())).toMatchObject({ own1: 'Volunteering', own2: 'Awards' });
  expect(resume().design.hidden).toEqual(['own1']);
});

it('the Undo of an import takes back its design, but not what was arranged since', () => {
  const { dispatch, resume, actionOf } = openTab();
  const design = { accent: '#8a3a12', hidden: ['education'], order: SECTION_NAMES.toReversed() } as const;
  dispatch(hiding, resumeImported({ label: 'two.json imported', parts: { design } }), heading('Tools'));
  dispatch(actionOf('two.json imported'));
  expect(resume().design).toEqual({ hidden: ['skills'], headings: { skills: 'Tools' } });
});
