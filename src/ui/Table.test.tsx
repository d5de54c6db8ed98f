import { render, screen } from '@testing-library/react';
import { Table, type TableColumn } from './Table';

interface Fee {
  readonly form: string;
  readonly person: string;
}

const COLUMNS: readonly [TableColumn<Fee>, ...TableColumn<Fee>[]] = [
  { id: 'form', header: 'What is filed', cell: (fee) => fee.form },
  { id: 'person', header: 'One person', cell: (fee) => fee.person, isNumeric: true },
];
const FEES: readonly Fee[] = [
  { form: 'Provisional filing', person: '₹1,600' },
  { form: 'Complete specification', person: '₹4,000' },
];

beforeEach(() => {
  render(<Table caption="Fees" columns={COLUMNS} rows={FEES} rowKey={(fee) => fee.form} />);
});

it('renders a table with a caption', () => {
  expect(screen.getByRole('table', { name: 'Fees' })).toBeVisible();
});

it('scopes every column and row header', () => {
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'What is filed',
    'One person',
  ]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(
    FEES.map((fee) => fee.form),
  );
  for (const head of screen.getAllByRole('rowheader')) expect(head).toHaveAttribute('scope', 'row');
});

it('labels each cell for the card layout on phones', () => {
  const cell = screen.getByRole('cell', { name: '₹4,000' });
  expect(cell).toHaveAttribute('data-label', 'One person');
});
