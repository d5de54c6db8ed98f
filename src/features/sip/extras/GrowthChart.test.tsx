import { fireEvent, screen, within } from '@testing-library/react';
import { expectReports } from '../../../../test/jest/reports';
import { chart, rowsOf, sectionOf, type, withCalculator } from '../../../../test/jest/sipCalculator';
import { drawChart } from './drawing';
import type * as drawing from './drawing';

jest.mock('./drawing', () => ({
  drawChart: jest.fn(jest.requireActual<typeof drawing>('./drawing').drawChart),
}));

withCalculator();

const plot = () => screen.getByRole('img', { name: /^Value at the end of each year/ });
const expectYear = (words: string) =>
  expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining(words));

it('a chart that crashes costs neither the plan nor the table', () => {
  const draw = jest.mocked(drawChart);
  const works = draw.getMockImplementation();
  draw.mockImplementation(() => {
    throw new Error('broken');
  });
  type('Duration', '6');
  expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be drawn');
  expectReports('broken');
  expect(rowsOf('Year table')).toHaveLength(7);
  draw.mockImplementation(works);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(chart()).toBeVisible();
});

it('in a chart of one year, the last amount ends where its bar does, and has two decimals like all others', () => {
  type('Duration', '1');
  expect(within(plot()).getByText('₹12,670.28')).toHaveAttribute('x', '80%');
});

it('starts at the last year and reads out any year', () => {
  expectYear('Year 5, Invested ₹60,000.00, Return ₹18,082.38, Value ₹78,082.38');
  fireEvent.change(chart(), { target: { value: '1' } });
  expectYear('Year 1, Invested ₹12,000.00');
  expect(within(screen.getByRole('figure')).getByText('₹12,670.28')).toBeVisible();
});

it('follows the plan to its last year while none is selected, and never points past it', () => {
  type('Duration', '10');
  expectYear('Year 10,');
  fireEvent.change(chart(), { target: { value: '8' } });
  type('Duration', '2.5');
  expectYear('Year 2.5,');
});

it.each([
  ['2e3', '50k, 1 lakh, 1.5 lakh, 2 lakh'],
  ['2e9', '5000 cr, 10000 cr, 15000 cr, 20000 cr'],
  ['2e13', '500L cr, 1000L cr, 1500L cr, 2000L cr'],
  ['2e14', '5000L cr, 1e16, 1.5e16, 2e16'],
])('labels its axis at %s a month with amounts for which it has room', (typed, amounts) => {
  type('Monthly investment', typed);
  const labels = [...plot().querySelectorAll('.tick text')].map(({ textContent }) => textContent);
  expect(labels.join(', ')).toBe(`0, ${amounts}`);
});

it('marks a loss in the legend as in the bars', () => {
  const swatch = () => screen.getByText('Return', { selector: 'dt' }).querySelector('rect');
  expect(swatch()).not.toHaveClass('lost');
  type('Expected annual return', '-10');
  expect(swatch()).toHaveClass('lost');
});

it('is not drawn for more years than it has room for, and the page says so', () => {
  expect(sectionOf('Keep this plan')).not.toHaveTextContent('60 years');
  type('Duration', '61');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  expect(sectionOf('Keep this plan')).toHaveTextContent('CSV file cover up to 60 years.');
});
