import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { storeWith } from '../../../test/jest/fakes';
import { sipExtras } from './lazyExtras';
import { SipCalculator } from './SipCalculator';

const BOXES = ['Monthly investment', 'Expected annual return', 'Duration'] as const;
const box = (name: string) => screen.getByRole('spinbutton', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

/** The three results, by label. */
function results() {
  const names = within(screen.getByRole('status')).getAllByRole('term');
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextSibling?.textContent]));
}

// Preloads the lazy parts, which these tests do not cover.
beforeAll(() => act(() => sipExtras.load()));

beforeEach(() => {
  render(
    <Provider store={storeWith().store}>
      <MemoryRouter>
        <SipCalculator />
      </MemoryRouter>
    </Provider>,
  );
});

describe('the calculator', () => {
  it('starts with 1000 a month at 10 % for 5 years', () => {
    for (const control of [box, slider]) {
      expect(control('Monthly investment')).toHaveDisplayValue('1000');
      expect(control('Expected annual return')).toHaveDisplayValue('10');
      expect(control('Duration')).toHaveDisplayValue('5');
    }
    expect(results()).toEqual({
      'Maturity value': '₹78,082.38',
      'Invested amount': '₹60,000.00',
      'Estimated return': '₹18,082.38',
    });
  });

  it.each([
    ['Monthly investment', '500', '100000', '100'],
    ['Expected annual return', '1', '30', '0.1'],
    ['Duration', '1', '30', '1'],
  ])('has a slider for %s from %s to %s in steps of %s', (name, min, max, step) => {
    expect(slider(name)).toHaveAttribute('min', min);
    expect(slider(name)).toHaveAttribute('max', max);
    expect(slider(name)).toHaveAttribute('step', step);
  });

  it.each([
    ['Monthly investment', '25000', '₹25,000'],
    ['Expected annual return', '10', '10%'],
    ['Duration', '1', '1 year'],
    ['Duration', '5', '5 years'],
  ])('reads the slider of %s at %s out as %s', (name, value, text) => {
    fireEvent.change(slider(name), { target: { value } });
    expect(slider(name)).toHaveAttribute('aria-valuetext', text);
  });

  it.each(BOXES)('has an unbounded input for %s', (name) => {
    expect(box(name)).not.toHaveAttribute('min');
    expect(box(name)).not.toHaveAttribute('max');
  });

  it('follows a slider', () => {
    fireEvent.change(slider('Duration'), { target: { value: '10' } });
    expect(box('Duration')).toHaveValue(10);
    expect(results()['Invested amount']).toBe('₹1,20,000.00');
  });

  it('calculates values off the slider as typed, with the slider at its end', () => {
    type('Monthly investment', '250000');
    expect(slider('Monthly investment')).toHaveValue('100000');
    expect(results()['Invested amount']).toBe('₹1,50,00,000.00');
    type('Monthly investment', '1');
    expect(slider('Monthly investment')).toHaveValue('500');
    expect(results()['Invested amount']).toBe('₹60.00');
  });

  it('returns what was invested at a rate of 0', () => {
    type('Expected annual return', '0');
    expect(results()).toEqual({
      'Maturity value': '₹60,000.00',
      'Invested amount': '₹60,000.00',
      'Estimated return': '₹0.00',
    });
  });

  it.each(BOXES)('shows "—" and a hint when the input of %s is empty, and recovers', (name) => {
    type(name, '');
    expect(Object.values(results())).toEqual(['—', '—', '—']);
    expect(screen.getByRole('status')).toHaveTextContent('Type a number in each box');
    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription(/Type a number, for example/);
    type(name, '2');
    expect(box(name)).toBeValid();
    expect(results()['Maturity value']).toMatch(/^₹\d/);
  });

  it('reports a result too large to calculate', () => {
    type('Monthly investment', '1e308');
    expect(Object.values(results())).toEqual(['—', '—', '—']);
    expect(screen.getByRole('status')).toHaveTextContent('too large');
  });

  it('accepts a pasted amount in common notation', async () => {
    const user = userEvent.setup();
    await user.click(box('Monthly investment'));
    await user.paste('₹ 1,00,000');
    expect(box('Monthly investment')).toHaveValue(100_000);
  });

  it('lists every year, ending with the result', () => {
    const rows = within(screen.getByRole('table', { name: 'Year table' })).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toHaveTextContent('5₹60,000.00₹18,082.38₹78,082.38');
  });

  it('says when instalments are paid and that returns are not guaranteed', () => {
    expect(screen.getByText(/start of a month.*divided by 12.*not guaranteed/)).toBeInTheDocument();
  });
});
