import { act, fireEvent, screen, within } from '@testing-library/react';
import { fileInput, openExchange, row } from '../../../../test/jest/exchangeDialog';
import { settled } from '../../../../test/jest/fakes';
import type { ResumeDesign } from '../../../domain/resume/entities';
import { toBackup } from '../../../domain/resume/exchange/backup';
import { toJsonResume } from '../../../domain/resume/exchange/jsonResume';
import { RESUME_KEYS } from '../../../domain/sessionKeys';
import * as files from '../../../services/files';
import { selectToasts } from '../../../store/toastsSlice';
import { sampleResume, sessionOf } from '../../../../test/fixtures/resumeSession';

jest.mock('../../../services/files', () => ({
  __esModule: true,
  ...jest.requireActual<typeof files>('../../../services/files'),
}));

const TODAY = { year: 2026, month: 11 };
const [ananya, farhan] = [sampleResume('a'), sampleResume('b')];
const ANANYA = sessionOf({ variant: 'a', resume: ananya });

const jsonFile = (document: unknown, name = 'farhan.json') =>
  new File([JSON.stringify(document)], name, { type: 'application/json' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

it('compares the file with the current data, and changes nothing until the visitor confirms', async () => {
  const { user, resume } = openExchange(ANANYA);
  const before = resume();
  const odd = { patents: [{ name: 'Loom' }], interests: 'Chess' };
  await user.upload(fileInput(), jsonFile({ ...toJsonResume(farhan, TODAY), ...odd }));
  await screen.findByText(/^JSON Resume, /);
  expect(screen.getByText('patents (1 entry)')).toBeVisible();
  expect(screen.getByText('interests is text, not a list')).toBeVisible();
  const cells = within(row('Work experience')).getAllByRole('cell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['3 entries', '3 entries']);
  expect(screen.getByLabelText('Work experience: what happens')).toHaveDisplayValue('Add, 6 in all');
  expect(row('Professional skills')).toHaveTextContent('Not in Template1, kept for the others');
  expect(resume()).toBe(before);
});

it('imports all chosen sections at once, and offers Undo', async () => {
  const { user, store, resume, onDone } = openExchange(ANANYA);
  const before = resume();
  await user.upload(fileInput(), jsonFile(toBackup(farhan)));
  await user.selectOptions(await screen.findByLabelText('Work experience: what happens'), 'Replace');
  for (const list of screen.getAllByLabelText(/: what happens$/))
    if (!/^(Personal|Work)/.test(list.getAttribute('aria-label') ?? ''))
      await user.selectOptions(list, 'Leave');
  await user.click(press('Import 2 sections'));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(resume()).toMatchObject({ personalInfo: farhan.personalInfo, education: ananya.education });
  expect(resume().workExperiences.map(({ companyName }) => companyName)).toEqual(
    farhan.workExperiences.map(({ companyName }) => companyName),
  );
  const [toast] = selectToasts(store.getState());
  expect(toast).toMatchObject({ text: 'farhan.json imported', action: { label: 'Undo' } });
  act(() => void store.dispatch(toast!.action!.dispatches));
  expect(resume()).toEqual(before);
});

it('lists the design among the sections, and replaces it as a whole', async () => {
  const { user, resume } = openExchange({ ...ANANYA, [RESUME_KEYS.design]: '{"pairing":2}' });
  const design: ResumeDesign = { accent: '#0f5257', hidden: ['skills'] };
  await user.upload(fileInput(), jsonFile(toBackup({ ...farhan, design })));
  await screen.findByText(/^Backup of this site, /);
  const cells = within(row('Design')).getAllByRole('cell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['2 settings', '1 setting']);
  const choice = screen.getByLabelText('Design: what happens');
  // The file has no typefaces, so it isn't suggested to replace those here.
  expect(choice).toHaveTextContent(/^LeaveReplace$/);
  await user.selectOptions(choice, 'Replace');
  await user.click(press(/^Import \d/));
  expect(resume().design).toEqual(design);
});

it('lists the letter, and takes it from a backup of the same resume', async () => {
  const letter = JSON.stringify({ company: 'Banyan Bank', job: 'Clerk' });
  const { user, resume } = openExchange({ ...ANANYA, [RESUME_KEYS.letter]: letter });
  await user.upload(fileInput(), jsonFile(toBackup({ ...ananya, letter: { company: 'Neem Tree' } })));
  await screen.findByText(/^Backup of this site, /);
  const cells = within(row('Letter')).getAllByRole('cell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['1 field', '2 fields']);
  const choice = screen.getByLabelText('Letter: what happens');
  expect(choice).toHaveDisplayValue('Leave');
  await user.selectOptions(choice, 'Replace');
  await user.click(press('Import 1 section'));
  expect(resume().letter).toEqual({ company: 'Neem Tree' });
  expect(resume().personalInfo).toEqual(ananya.personalInfo);
});

it('does not import if nothing is chosen', async () => {
  const { user, resume } = openExchange(ANANYA);
  const before = resume();
  await user.upload(fileInput(), jsonFile(toBackup(ananya)));
  expect(await screen.findByRole('button', { name: 'Nothing chosen' })).toBeDisabled();
  expect(row('Education')).toHaveTextContent('1, the same');
  expect(resume()).toBe(before);
});

it.each([
  ['a wrong type', jsonFile({ work: [{ name: {} }] }), 'work[0].name is an object, not text.'],
  [
    'a picture',
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)], 'me.png'),
    /^It is not a PDF, Word file or text/,
  ],
])('says what is wrong with %s and changes nothing', async (_, file, sentence) => {
  const { user, resume } = openExchange(ANANYA);
  const before = resume();
  await user.upload(fileInput(), file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${file.name} was not imported, and nothing has changed.`);
  expect(within(alert).getByText(sentence)).toBeVisible();
  expect(resume()).toBe(before);
});

it('refuses 50 MB without reading a byte of it', async () => {
  const { user } = openExchange();
  const readBytes = jest.spyOn(files, 'readBytes');
  const large = jsonFile({}, 'large.json');
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
  await user.upload(fileInput(), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is 50 MB, over the limit of 5 MB.');
  expect(readBytes).not.toHaveBeenCalled();
});

it('reports an interrupted read, and accepts the same file again', async () => {
  const { user } = openExchange();
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  const file = jsonFile(toBackup(farhan));
  await user.upload(fileInput(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser could not read it');
  await user.upload(fileInput(), file);
  await screen.findByText(/^Backup of this site, /);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the file chosen last, whichever finishes first', async () => {
  const { user } = openExchange();
  let finish: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined;
  jest.spyOn(files, 'readBytes').mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await user.upload(fileInput(), jsonFile(toBackup(farhan), 'slow.json'));
  await user.upload(fileInput(), jsonFile(toBackup(ananya), 'quick.json'));
  await screen.findByText('quick.json');
  await act(() => (finish(new TextEncoder().encode(JSON.stringify(toBackup(farhan)))), settled()));
  expect(screen.getByText('quick.json')).toBeVisible();
});

it('accepts a file dropped anywhere, so that it never replaces the page', async () => {
  openExchange();
  const file = jsonFile(toBackup(farhan), 'dropped.json');
  const isLeftToBrowser = fireEvent.drop(document.body, {
    dataTransfer: { files: [file], types: ['Files'] },
  });
  expect(isLeftToBrowser).toBe(false);
  expect(await screen.findByText('dropped.json')).toBeVisible();
});
