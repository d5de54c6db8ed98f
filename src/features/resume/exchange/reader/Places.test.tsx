import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileInput, openExchange, row } from '../../../../../test/jest/exchangeDialog';
import { sampleResume } from '../../../../../test/fixtures/resumeSession';
import { wordFile } from '../../../../domain/resume/exchange/wordFile';
import { runsOfText } from '../../../../domain/resume/reading/runsOfText';
import { LIST_FIELDS } from '../../../../domain/resume/resumeFields';
import { readPdf } from '../../../../services/pdf/readPdf';
import { selectToasts } from '../../../../store/toastsSlice';

jest.mock('../../../../services/pdf/readPdf', () => ({ readPdf: jest.fn() }));
const pdfRead = jest.mocked(readPdf);

const NISHA = { personalInfoFormData: JSON.stringify({ fullName: 'Nisha Rao', phone: '1234567' }) };

const MEERA = `Meera Thomas
Mobile: +91 98470 11223

Experience
Staff Nurse
Malabar General Hospital, Kochi
Mar 2020 – Present

Interests
Choir singing
Chess
`;

const press = (name: string | RegExp) => screen.getByText(name, { selector: 'button, button *' });
const pdf = () => new File(['%PDF-1.7 …'], 'meera.pdf', { type: 'application/pdf' });
const optionsOf = (text: string) =>
  within(goesTo(text))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
/** Chooses a place as visitors do: they reach the list first. */
async function place(text: string, where: string): Promise<void> {
  await userEvent.click(goesTo(text));
  await userEvent.selectOptions(goesTo(text), where);
}
const goesTo = (text: string) => screen.getByLabelText(`“${text}” goes to`);

it('reads the Word file that this site has made', async () => {
  const { user } = openExchange(NISHA);
  const resume = sampleResume('b');
  const file = new File([wordFile(resume, 'a4')], 'meera.docx');
  await user.upload(fileInput(), file);
  expect(await screen.findByText(/^Word file, /)).toBeVisible();
  expect(row('Work experience')).toHaveTextContent(`${resume.workExperiences.length} entries`);
});

it('shows where each line goes, takes corrections, and imports in one step', async () => {
  pdfRead.mockResolvedValue(runsOfText(MEERA));
  const { user, resume, store } = openExchange(NISHA);
  const before = resume();
  await user.upload(fileInput(), pdf());
  expect(await screen.findByText(/^PDF, /)).toBeVisible();
  expect(goesTo('Malabar General Hospital')).toHaveDisplayValue(
    `${LIST_FIELDS.workExperiences.companyName.label}, job 1`,
  );
  expect(optionsOf('+91 98470 11223')).toEqual(['Phone']);
  // A label has no value to place.
  expect(screen.getByText('Mobile')).toBeVisible();
  expect(screen.queryByLabelText('“Mobile” goes to')).toBeNull();
  await place('+91 98470 11223', 'Not placed');
  expect(optionsOf('+91 98470 11223').length).toBeGreaterThan(50);
  await place('Choir singing', 'personalInfo.github');
  expect(row('Interests')).toHaveTextContent('1 entry');
  await user.click(screen.getByLabelText('Only what has no place (1)'));
  expect(screen.getAllByLabelText(/goes to$/)).toHaveLength(1);
  await place('+91 98470 11223', 'reference.1.name');
  expect(goesTo('+91 98470 11223')).toHaveFocus();
  await place('+91 98470 11223', 'Not placed');
  expect(resume()).toBe(before);
  await user.selectOptions(screen.getByLabelText('Personal: what happens'), 'Replace');
  await user.click(press(/^Import \d sections$/));
  expect(resume().personalInfo).toMatchObject({
    fullName: 'Meera Thomas',
    phone: '',
    github: 'Choir singing',
  });
  const [toast] = selectToasts(store.getState());
  act(() => void store.dispatch(toast!.action!.dispatches));
  expect(resume()).toEqual(before);
});

it('shows where the heading of an own section goes, and offers places in each and in a new one', async () => {
  pdfRead.mockResolvedValue(runsOfText(`${MEERA}\nVolunteering\nGoonj, Pune\n• Moved 14 tonnes`));
  const { user, resume } = openExchange();
  await user.upload(fileInput(), pdf());
  expect(await screen.findByRole('heading', { name: 'Volunteering' })).toBeVisible();
  expect(goesTo('Volunteering')).toHaveDisplayValue('Heading, section 1');
  expect(goesTo('Moved 14 tonnes')).toHaveDisplayValue('First point, entry 1, Volunteering');
  expect(screen.getByText('Every word has a place.')).toBeVisible();
  await place('Volunteering', 'Not placed');
  expect(screen.getByLabelText('Only what has no place (1)')).not.toBeChecked();
  await place('Chess', 'Title, entry 1, New section');
  expect(row('Your own sections')).toHaveTextContent('2 sections');
  await user.click(press(/^Import \d sections$/));
  expect(resume().ownSections).toMatchObject([
    { heading: '', entries: [{ companyName: 'Goonj', location: 'Pune', jobDescription: 'Moved 14 tonnes' }] },
    { heading: '', entries: [{ companyName: 'Chess' }] },
  ]);
});

it('ends the reading when the dialog closes, or for another file', async () => {
  pdfRead.mockReturnValue(new Promise(() => undefined));
  const { user, unmount } = openExchange();
  const signals = () => pdfRead.mock.calls.slice(-2).map(([, signal]) => signal.aborted);
  await user.upload(fileInput(), pdf());
  await user.upload(fileInput(), pdf());
  await waitFor(() => expect(signals()).toEqual([true, false]));
  unmount();
  expect(signals()).toEqual([true, true]);
});

const TEXT = 'Nisha Rao\nnisha@example.com\n\nLanguages\nKannada (Native)';

it('reads a text file like a PDF', async () => {
  const { user } = openExchange();
  await user.upload(fileInput(), new File([TEXT], 'nisha.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/^Text, /)).toBeVisible();
  expect(goesTo('Kannada')).toHaveDisplayValue('Language 1');
});

it.each([
  ['that is far longer than a resume', 'word '.repeat(20_000), 'It has more text than 20 pages'],
  ['that is mostly spaces', `Asha Rao${' '.repeat(500_000)}`, 'It has more text than 20 pages'],
  ['without a letter', '\u200B\t\u200B', 'It has no text, but perhaps pictures of it'],
])('refuses a text %s', async (_what, text, refusal) => {
  const { user } = openExchange();
  await user.upload(fileInput(), new File([text], 'novel.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
});

it('reads pasted text like a PDF, and keeps it and the focus', async () => {
  const { user } = openExchange();
  await user.click(press('Paste the text instead'));
  expect(screen.getByLabelText('Text of the resume or the file')).toHaveFocus();
  await user.paste(TEXT);
  await user.click(press('Read the text'));
  expect(await screen.findByText(/^Text, /)).toBeVisible();
  expect(goesTo('nisha@example.com')).toHaveDisplayValue('E-mail');
  expect(row('Languages')).toHaveTextContent('1 entry');
  expect(screen.getByText('Pasted text').parentElement).toHaveFocus();
  await user.click(press('Choose another file'));
  expect(fileInput()).toHaveFocus();
  expect(screen.getByLabelText('Text of the resume or the file')).toHaveValue(TEXT);
});
