import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedWords } from '../../../../../test/foreign/words';
import { MemoryStorage, storeWith } from '../../../../../test/jest/fakes';
import { renderIn } from '../../../../../test/jest/renderIn';
import { ImportRefused } from '../../../../domain/resume/exchange/refused';
import { readPdf } from '../../../../services/pdf/readPdf';
import { selectResume } from '../../../../store/resumeSlice';
import { selectToasts } from '../../../../store/toastsSlice';
import { ExchangeDialog } from '../ExchangeDialog';

jest.mock('../../../../services/pdf/readPdf', () => ({ readPdf: jest.fn() }));
const pdfRead = jest.mocked(readPdf);

const NISHA = { personalInfoFormData: JSON.stringify({ fullName: 'Nisha Rao', phone: '1234567' }) };

function open(session: Record<string, string> = {}) {
  const { store } = storeWith(new MemoryStorage(session));
  const user = userEvent.setup();
  renderIn(store, <ExchangeDialog variant="a" onClose={jest.fn()} />);
  return { store, user, resume: () => selectResume(store.getState()) };
}

const fileInput = () => screen.getByLabelText('Choose a file');
const press = (name: string | RegExp) => screen.getByText(name, { selector: 'button, button *' });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const pdf = () => new File(['%PDF-1.7 …'], 'meera.pdf', { type: 'application/pdf' });
const goesTo = (text: string) => screen.getByLabelText(`“${text}” goes to`);

it('shows where each line goes, takes corrections, and imports in one step', async () => {
  pdfRead.mockResolvedValue(storedWords('centred-serif'));
  const { user, resume, store } = open(NISHA);
  const before = resume();
  await user.upload(fileInput(), pdf());
  expect(await screen.findByText(/^PDF, /)).toBeVisible();
  expect(goesTo('Malabar General Hospital')).toHaveDisplayValue('Company, job 1');
  await user.selectOptions(goesTo('+91 98470 11223'), 'Not placed');
  await user.selectOptions(goesTo('Choir singing'), 'personalInfo.github');
  expect(row('Interests')).toHaveTextContent('1 entry');
  await user.click(screen.getByRole('checkbox', { name: 'Only the 1 not placed' }));
  expect(screen.getAllByLabelText(/goes to$/)).toHaveLength(1);
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

it('says in one sentence why a PDF can’t be read', async () => {
  pdfRead.mockRejectedValue(new ImportRefused('It is locked with a password.'));
  const { user } = open();
  await user.upload(fileInput(), pdf());
  expect(await screen.findByRole('alert')).toHaveTextContent('It is locked with a password.');
});

it('reads pasted text like a PDF', async () => {
  const { user } = open();
  await user.click(press('Paste the text instead'));
  await user.click(screen.getByLabelText('Text of the resume or the file'));
  await user.paste('Nisha Rao\nnisha@example.com\n\nLanguages\nKannada (Native)');
  await user.click(press('Read the text'));
  expect(await screen.findByText(/^Text, /)).toBeVisible();
  expect(goesTo('nisha@example.com')).toHaveDisplayValue('E-mail');
  expect(row('Languages')).toHaveTextContent('1 entry');
});
