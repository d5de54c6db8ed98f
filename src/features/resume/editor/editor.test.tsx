import { act, fireEvent, screen, within } from '@testing-library/react';
import { blankItem } from '../../../domain/resume/lists';
import { LIST_FIELDS } from '../../../domain/resume/resumeFields';
import { choosePhoto } from '../../../../test/jest/choosePhoto';
import { settled } from '../../../../test/jest/fakes';
import { fill } from '../../../../test/jest/fill';
import { expectReports } from '../../../../test/jest/reports';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { lazyCode, type LazyCode } from '../../../lazy/lazyCode';
import { listStep, previewParts, resumeSheets, reviewPanels, WIZARD_PARTS } from './lazyParts';
import { panels } from '../review/panels';
import { ResumeSheets } from '../sheets/ResumeSheets';
import { ListStep } from './ListStep';
import { previewParts as parts } from './preview/parts';

const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

const PORTRAIT = 'data:image/png;base64,AAAA';
const LOST_PHOTO = { selectedPhoto: { name: 'nisha.jpg', size: 1200, type: 'image/jpeg' } };

/** Loaded once for all tests; a browser test covers the editor without it. */
beforeAll(loadEditor);

const press = (name: string) => screen.getByRole('button', { name });
const photoInput = () => screen.getByLabelText('Profile photo', { selector: 'input' });
const heading = (name: string) => screen.findByRole('heading', { name });

/** Makes a part of the editor load late. @returns lets it arrive */
function holdBack<Code extends object>(part: LazyCode<Code>, code: Code): () => Promise<unknown> {
  let arrive = (): void => undefined;
  const late = lazyCode('It', () => new Promise<Code>((resolve) => (arrive = () => resolve(code))));
  jest.spyOn(part, 'state').mockImplementation(late.state);
  jest.spyOn(part, 'subscribe').mockImplementation(late.subscribe);
  return () => act(() => (arrive(), settled()));
}
afterEach(() => jest.restoreAllMocks());

it.each([
  ['fetches at once, for a connection that may drop,', false],
  ['leaves for later, for a visitor who saves data,', true],
])('%s what finishing a resume takes', async (_, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const preloads = WIZARD_PARTS.map((part) => jest.spyOn(part, 'preload').mockResolvedValue());
  openAt('a', 'personal');
  await act(settled);
  for (const preload of preloads) expect(preload).toHaveBeenCalledTimes(saveData ? 0 : 1);
});

describe('a list step', () => {
  it('has its heading and says that it is loading until its form arrives', async () => {
    const formArrives = holdBack(listStep, ListStep);
    openAt('a', 'work');
    expect(await heading('Work experience')).toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await formArrives();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('is not left by the second of two taps on Next, though its form has yet to arrive', async () => {
    holdBack(listStep, ListStep);
    openAt('b', 'personal');
    fireEvent.click(press('Next'), { detail: 1 });
    fireEvent.click(press('Skip this step'), { detail: 2 });
    expect(await heading('Work experience')).toBeVisible();
  });

  it('can be skipped while it is blank, despite its required fields, and the focus moves on', async () => {
    const { user } = openAt('a', 'work');
    await user.click(press('Skip this step'));
    expect(await heading('Education')).toHaveFocus();
  });

  it('offers no Skip once something is typed, and Next marks missing fields', async () => {
    const { user, store } = openAt('a', 'work');
    await fill(user, screen.getByLabelText(COMPANY), 'Neem Tree');
    expect(screen.queryByRole('button', { name: 'Skip this step' })).toBeNull();
    await user.click(press('Next'));
    expect(store.getState().flows.resumeA.value).toBe('work');
    expect(screen.getByLabelText('Position')).toBeInvalid();
  });

  it('says what a bare grade is, and a year in digits, when their fields are left', async () => {
    const { user, store } = openAt('a', 'education');
    await fill(user, screen.getByLabelText(LIST_FIELDS.education.cgpaPercent.label), '8.4');
    await fill(user, screen.getByLabelText(LIST_FIELDS.education.endDate.label), '2e3');
    await user.tab();
    expect(store.getState().resume.education[0]).toMatchObject({ cgpaPercent: '8.4 CGPA', endDate: '2000' });
  });

  it('writes a month as the sheet prints it when its field is left', async () => {
    const { user, store } = openAt('a', 'work');
    await fill(user, screen.getByLabelText('Start'), '07/2019');
    await fill(user, screen.getByLabelText('End'), 'till date');
    expect(screen.getByLabelText('Start')).toHaveValue('Jul 2019');
    await user.tab();
    expect(screen.getByLabelText('End')).toHaveValue('Present');
    expect(store.getState().resume.workExperiences[0]).toMatchObject({
      startDate: 'Jul 2019',
      endDate: 'Present',
    });
  });

  it('protects only the first project from removal', async () => {
    const { user } = openAt('a', 'projects');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(press('Add another project'));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });
});

describe('the rail', () => {
  const stations = () => within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  const canOpen = (station: HTMLElement) => within(station).queryByRole('button') !== null;

  it('leads from the first step of a template just opened to its finished pages', async () => {
    const { user } = openAt('b', 'personal');
    expect(stations().map(canOpen)).toEqual([
      false,
      ...stations()
        .slice(1)
        .map(() => true),
    ]);
    await user.click(press('Preview'));
    expect(await heading('One page, three things to fix')).toHaveFocus();
  });

  it('ends at the first step that lacks something', () => {
    const work = [{ ...blankItem('workExperiences', 1), companyName: 'Neem Tree' }];
    openAt('b', 'personal', { resume: { workExperiences: work } });
    expect(
      stations()
        .filter(canOpen)
        .map(({ textContent }) => textContent),
    ).toEqual(['2Work experience']);
  });
});

describe('the finished pages', () => {
  it('have the focus on their heading, however late their code arrives', async () => {
    const screenArrives = holdBack(previewParts, parts);
    const sheetsArrive = holdBack(resumeSheets, ResumeSheets);
    const { user } = openAt('a', 'interests');
    await user.click(press('Skip this step'));
    expect(screen.getByRole('heading', { name: 'Resume in Template1' })).toHaveFocus();
    expect(await heading('Preview')).toBeVisible();
    expect(screen.getByText('Preview is opening.')).toHaveAttribute('role', 'status');
    await screenArrives();
    expect(await heading('Preview')).toHaveFocus();
    await sheetsArrive();
    expect(await heading('One page, three things to fix')).toHaveFocus();
  });

  it('say what was found only once they have been checked', async () => {
    const checksArrive = holdBack(reviewPanels, panels);
    openAt('a', 'preview');
    expect(screen.getByRole('heading', { name: 'One page' })).toBeVisible();
    await checksArrive();
    expect(await heading('One page, three things to fix')).toBeVisible();
  });
});

describe('a crash while the pages are measured', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      throw new Error('no layout');
    });
  });

  it.each([
    ['interests', 'The live preview', 'Next'],
    ['preview', 'The preview', 'Previous'],
  ] as const)('at %s costs only the pages: form, rail and export stay', async (stop, subject, way) => {
    const { user } = openAt('a', stop);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${subject} could not be drawn`);
    expectReports('no layout', 'no layout');
    expect(press(way)).toBeEnabled();
    expect(within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')).not.toEqual([]);
    expect(press('Your data, in and out')).toBeEnabled();
    jest.restoreAllMocks();
    await user.click(press('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the photo step', () => {
  it('warns, and lets the visitor continue without a photo', async () => {
    const { user } = openAt('b', 'photo');
    expect(screen.getByText(/Reloading this page or going back may lose the uploaded photo/)).toBeVisible();
    expect(photoInput()).toBeRequired();
    await user.click(press('Next'));
    await heading('One page, three things to fix');
  });

  it('is missed on the finished pages after a reload, which lead back to it', async () => {
    const { user } = openAt('b', 'preview', { resume: LOST_PHOTO });
    expect(screen.getByText('nisha.jpg has to be uploaded again.')).toBeVisible();
    await heading('One page, four things to fix');
    await user.click(press('Choose it again'));
    expect(screen.getByText('nisha.jpg has to be uploaded again.')).toBeVisible();
    expect(photoInput()).toHaveFocus();
    await user.click(press('Remove photo'));
    await user.click(press('Next'));
    await heading('One page, three things to fix');
  });

  it('shows the portrait on the sheet and never puts it in session storage', async () => {
    const { session, saved, store } = openAt('b', 'preview');
    choosePhoto(store, PORTRAIT);
    expect(await screen.findByRole('img', { name: 'Portrait of Nisha Verma' })).toHaveAttribute(
      'src',
      PORTRAIT,
    );
    await saved();
    expect([...session.values.values()].join()).not.toContain(PORTRAIT);
  });
});
