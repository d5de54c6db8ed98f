import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsOf, sectionOf, type, withCalculator } from '../../../../test/jest/sipCalculator';
import { readBytes } from '../../../services/files';
import { saveBlob } from '../../../services/saveBlob';

jest.mock('../../../services/saveBlob');

withCalculator();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
// jsdom has no clipboard.
beforeEach(() => void userEvent.setup());
afterEach(() => jest.restoreAllMocks());

it('copies a link with every value that is not the default', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  type('Monthly investment', '2500');
  type('Inflation', '6');
  await press('Copy link');
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:3000/calculator?monthlyInvestment=2500&inflationRate=6',
  );
  const outcome = await screen.findByText('The link is on the clipboard.', { exact: false });
  expect(sectionOf('Keep this plan')).toContainElement(outcome);
  expect(scrollIntoView.mock.contexts).toEqual([outcome]);
});

it('copies and saves the plan as it is typed, before chart and table have followed', async () => {
  act(() => {
    type('Monthly investment', '2500');
    expect(rowsOf('Year table').at(-1)).toHaveTextContent('₹60,000.00');
    for (const name of ['Copy link', 'Download CSV']) fireEvent.click(screen.getByRole('button', { name }));
  });
  expect(await navigator.clipboard.readText()).toMatch(/\?monthlyInvestment=2500$/);
  const [file] = jest.mocked(saveBlob).mock.lastCall!;
  expect(new TextDecoder().decode(await readBytes(file))).toContain('\n5,150000.00,');
  expect(await screen.findByText('The link is on the clipboard.', { exact: false })).toBeVisible();
});

it('shows the link, selected, when copying is blocked', async () => {
  const blocked = new DOMException('blocked', 'NotAllowedError');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(blocked);
  await press('Copy link');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this plan' });
  expect(field).toHaveValue('http://localhost:3000/calculator');
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(field.value.length);
});

it('opens the print dialog with a file name as title, and reports a failure', async () => {
  const titles: string[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    titles.push(document.title);
    if (titles.length === 2) throw new Error('blocked');
    window.dispatchEvent(new Event('afterprint'));
  });
  await press('Print summary');
  await press('Print summary');
  expect(titles).toEqual(['SIP plan', 'SIP plan']);
  expect(sectionOf('Keep this plan')).toHaveTextContent('The print window did not open');
});
