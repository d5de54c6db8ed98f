import { render, screen } from '@testing-library/react';
import { Table, type TableColumns } from './Table';

interface Fee {
  readonly form: string;
  readonly person: string;
}

const COLUMNS: TableColumns<Fee> = [
  { header: 'What is filed', cell: (fee) => fee.form },
  { header: 'One person', cell: (fee) => fee.person },
];
const FEES: readonly Fee[] = [
  { form: 'Provisional filing', person: '₹1,600' },
  { form: 'Complete specification', person: '₹4,000' },
];

it('is named by its caption, scopes every header and labels each cell for the card layout on phones', () => {
  render(<Table caption="Fees" columns={COLUMNS} rows={FEES} rowKey={(fee) => fee.form} />);
  const textsOf = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);
  expect(screen.getByRole('table', { name: 'Fees' })).toBeVisible();
  expect(textsOf('columnheader')).toEqual(['What is filed', 'One person']);
  expect(textsOf('rowheader')).toEqual(['Provisional filing', 'Complete specification']);
  for (const head of screen.getAllByRole('rowheader')) expect(head).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('cell', { name: '₹4,000' })).toHaveAttribute('data-label', 'One person');
});
