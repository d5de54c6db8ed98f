import { screen, within } from '@testing-library/react';
import { fill } from '../../../../test/jest/fill';
import { loadEditor, openAt, openDesign } from '../../../../test/jest/resumeEditor';
import { HEADING_SET_NAMES, HEADING_SETS } from '../../../domain/resume/headingSets';

beforeAll(loadEditor);
afterEach(() => jest.restoreAllMocks());

/** The headings on the pages, in reading order. */
const drawnHeadings = () =>
  within(screen.getByRole('region', { name: 'Page 1 of 1' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('shows every change on the pages, and takes it back under its own name, the letters of a heading together', async () => {
  // However long a busy machine takes between two letters.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const { user, store } = await openDesign('a');
  const headings = drawnHeadings();
  expect(headings.slice(0, 3)).toEqual(['Summary', 'Work Experience', 'Education']);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const sheet = screen.getByRole('region', { name: 'Page 1 of 1' }).querySelector('[data-fit]');
  await choose('Teal');
  expect(sheet).toHaveStyle({ '--accent': '#0f5257' });
  await choose('Serif and sans');
  expect(sheet).toHaveAttribute('data-pairing', '2');
  await choose('As designed');
  expect(sheet).not.toHaveAttribute('style', expect.stringContaining('--accent'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Headings' }), 'Formal English');
  await press('Move Academic Qualifications up');
  expect(screen.getByRole('button', { name: 'Move Academic Qualifications up' })).toHaveFocus();
  const moved = ['Professional Summary', 'Academic Qualifications', 'Professional Experience'];
  expect(drawnHeadings().slice(0, 3)).toEqual(moved);
  expect(store.getState().resume.design.order?.slice(0, 3)).toEqual([
    'summary',
    'education',
    'workExperiences',
  ]);
  await press('Professional Summary');
  await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!!');
  const shown = screen.getByRole('switch', { name: 'Show it on the pages' });
  await user.click(shown);
  expect(drawnHeadings()[0]).toBe('Academic Qualifications');
  expect(screen.getByRole('button', { name: 'Professional Summary!! Hidden' })).toBeVisible();
  await user.click(shown);
  expect(drawnHeadings()[0]).toBe('Professional Summary!!');
  const labels: string[] = [];
  const undo = screen.getByRole('button', { name: 'Undo' });
  while (store.getState().resumeHistory.past.length > 0) {
    labels.push(undo.title.replace(' (Ctrl+Z)', ''));
    await user.keyboard('{Control>}z{/Control}');
  }
  expect(labels).toEqual([
    'Section shown',
    'Section hidden',
    'Heading',
    'Section moved',
    'Headings changed',
    'Colour changed',
    'Typefaces changed',
    'Colour changed',
  ]);
  expect(drawnHeadings()).toEqual(headings);
  expect(store.getState().resume.design).toEqual({});
});

it('takes back from a step what Design has changed, and shows it there', async () => {
  const { user } = await openDesign('a');
  await user.click(screen.getByRole('button', { name: 'Skills' }));
  await fill(user, screen.getByRole('textbox', { name: 'Heading' }), 'Tools');
  // The field undoes with the resume, not by itself.
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('');
  await user.click(screen.getByRole('switch', { name: 'Show it on the pages' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('heading', { name: 'Interests', level: 2 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('switch', { name: 'Show it on the pages' })).toBeChecked();
  expect(drawnHeadings()).toContain('Skills');
});

it.each([
  ['skills', true],
  ['education', false],
] as const)('the step of %s says that the pages leave it out: %s', (step, isSaid) => {
  openAt('a', step, { resume: { design: { hidden: ['skills'] } } });
  expect(screen.queryByText(/leave this section out/) !== null).toBe(isSaid);
});

it('draws the visitor’s own heading, and the design’s for a blank one', async () => {
  const { user } = await openDesign('c');
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  const heading = screen.getByRole('textbox', { name: 'Heading' });
  await fill(user, heading, 'About me');
  expect(drawnHeadings()).toContain('About me');
  await user.clear(heading);
  await user.type(heading, ' ');
  expect(drawnHeadings()).toContain('Profile');
});

it('lists the sections of each column, also those without content', async () => {
  await openDesign('b', { design: { hidden: ['education'] } });
  const titlesIn = (column: string) =>
    within(screen.getByRole('region', { name: column }))
      .getAllByRole('group')
      .map((entry) => entry.getAttribute('aria-label'));
  expect(titlesIn('Wide column')).toEqual(['Summary', 'Work Experience', 'Projects', 'Professional Skills']);
  expect(titlesIn('Narrow column')).toEqual(['Education', 'Languages', 'Interests']);
});

it('puts a ready set of headings on the sheet, and keeps own words to return to', async () => {
  const { user } = await openDesign('b');
  await fill(user, screen.getByRole('textbox', { name: 'Heading of the contact details' }), 'Reach me');
  expect(drawnHeadings()).toContain('Reach me');
  const sets = screen.getByRole('combobox', { name: 'Headings' });
  expect(sets).toHaveDisplayValue('Your own words');
  await user.selectOptions(sets, 'हिन्दी (Hindi)');
  expect(drawnHeadings()).toEqual(expect.arrayContaining(['संपर्क', 'सारांश', 'शिक्षा']));
  expect(drawnHeadings().join('')).not.toMatch(/[a-z]/i);
  await user.selectOptions(sets, 'Your own words');
  expect(drawnHeadings()).toEqual(expect.arrayContaining(['Reach me', 'Summary']));
});

it.each(HEADING_SET_NAMES.filter((name) => name !== 'standard'))(
  'the set %s has every heading once',
  (name) => {
    const { summary, ...others } = HEADING_SETS[name].headings;
    const all = [summary, ...Object.values<string>(others)];
    expect(all.every((text) => text.trim() === text && text !== '')).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  },
);
