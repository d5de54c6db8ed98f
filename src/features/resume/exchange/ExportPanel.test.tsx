import { fireEvent, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { openExchange } from '../../../../test/jest/exchangeDialog';
import { decodeText } from '../../../domain/resume/exchange/fileBytes';
import { RESUME_LAYOUT_KEY } from '../../../domain/sessionKeys';
import { readBytes } from '../../../services/files';
import { saveBlob } from '../../../services/saveBlob';
import { sampleResume, sessionOf } from '../../../../test/fixtures/resumeSession';

jest.mock('../../../services/saveBlob');
const saved = jest.mocked(saveBlob);

const ANANYA = sessionOf({ variant: 'a', resume: sampleResume('a') });

function open(session = ANANYA) {
  const opened = openExchange(session);
  fireEvent.click(screen.getByRole('tab', { name: 'Export' }));
  return opened;
}

const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  jest.restoreAllMocks();
  saved.mockClear();
});

it.each([
  ['Data file', 'Ananya Raghunathan — Resume.json', /"version": "v1\.3\.1"/],
  ['Backup', 'Ananya Raghunathan — Resume backup.json', /"format": "empowering-innovation-resume"/],
  ['Plain text', 'Ananya Raghunathan — Resume.txt', /^Ananya Raghunathan\nSenior Backend Engineer\n/],
])('saves a %s under the name of the resume', async (label, name, text) => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
  await user.click(press('Export'));
  const [file, fileName] = saved.mock.lastCall!;
  expect([fileName, file.type]).toEqual([name, expect.stringMatching(/charset=utf-8$/)]);
  expect(decodeText(await readBytes(file))).toMatch(text);
  expect(screen.getByText(`${name} is in your downloads.`)).toBeVisible();
});

it('saves a Word file on the chosen paper', async () => {
  const layout = JSON.stringify({ paper: 'letter' });
  const { user } = open({ ...ANANYA, [RESUME_LAYOUT_KEY]: layout });
  await user.click(screen.getByRole('radio', { name: /^Word file/ }));
  expect(
    screen.getByText(/^Ananya Raghunathan — Resume\.docx, [\d.]+ KB, stays on this device\.$/),
  ).toBeVisible();
  await user.click(press('Export'));
  const [file, fileName] = saved.mock.lastCall!;
  expect(fileName).toBe('Ananya Raghunathan — Resume.docx');
  const { 'word/document.xml': text } = unzipSync(await readBytes(file));
  expect(strFromU8(text!)).toContain('w:w="12240"');
});

it('accepts a custom file name, sanitized for file systems, and saves once on a double click', async () => {
  const { user } = open();
  const name = screen.getByLabelText('File name');
  await user.clear(name);
  await user.type(name, 'C:/me?');
  await user.dblClick(press('Export'));
  expect(saved.mock.calls).toEqual([[expect.anything(), 'C me.json']]);
});

it('copies the text, or shows it to copy by hand when the browser blocks that', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: /^Plain text/ }));
  await user.click(press('Copy'));
  expect(await screen.findByText('The text is on the clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('• ');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(press('Copy'));
  expect(await screen.findByText(/The browser blocked copying/)).toBeVisible();
  expect(screen.getByLabelText('The text')).toHaveDisplayValue(/WORK EXPERIENCE/);
});

it('has nothing to export or copy while nothing is filled in, and says so', async () => {
  const { user } = open({});
  for (const [label, actions] of [
    ['Word file', ['Export']],
    ['Plain text', ['Export', 'Copy']],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
    for (const name of actions) expect(press(name)).toBeDisabled();
    expect(screen.getByText('You have not typed anything yet.')).toBeVisible();
  }
});
