import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, chart, rowsOf, sectionOf, type, withCalculator } from '../../../test/jest/sipCalculator';

withCalculator();

const slider = (name: string) => screen.getByRole('slider', { name });

/** The results, by label. */
function results() {
  const names = within(screen.getByRole('status')).getAllByRole('term');
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextSibling?.textContent]));
}

describe('the calculator', () => {
  it('starts with 1000 a month at 10 % for 5 years, without step-up and inflation', () => {
    const boxes = screen.getAllByRole<HTMLInputElement>('spinbutton').slice(0, 5);
    expect(boxes.map(({ value }) => value)).toEqual(['1000', '10', '5', '0', '0']);
    expect(results()).toEqual({
      'Maturity value': '₹78,082.38',
      'Invested amount': '₹60,000.00',
      'Estimated return': '₹18,082.38',
    });
    expect(rowsOf('Year table')).toHaveLength(6);
    expect(rowsOf('Year table').at(-1)).toHaveTextContent('5₹60,000.00₹18,082.38₹78,082.38');
    expect(screen.getByText(/start of a month.*divided by 12.*not guaranteed/)).toBeInTheDocument();
  });

  it.each([
    ['Monthly investment', '500', '100000', '100'],
    ['Expected annual return', '1', '30', '0.1'],
    ['Duration', '1', '30', '1'],
  ])('has a slider for %s from %s to %s in steps of %s, and an unbounded box', (name, min, max, step) => {
    for (const [limit, value] of Object.entries({ min, max, step }))
      expect(slider(name)).toHaveAttribute(limit, value);
    expect(box(name)).not.toHaveAttribute('min');
    expect(box(name)).not.toHaveAttribute('max');
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

  it.each([
    ['1', 'year'],
    ['5', 'years'],
  ])('shows the unit of a duration of %s as “%s”', (value, unit) => {
    type('Duration', value);
    expect(box('Duration').parentElement).toHaveTextContent(new RegExp(`^${unit}$`));
  });

  it('follows a slider, and calculates values off the slider as typed', () => {
    fireEvent.change(slider('Duration'), { target: { value: '10' } });
    expect(box('Duration')).toHaveValue(10);
    expect(results()['Invested amount']).toBe('₹1,20,000.00');
    type('Monthly investment', '250000');
    expect(results()['Invested amount']).toBe('₹3,00,00,000.00');
  });

  it.each(['Monthly investment', 'Expected annual return', 'Duration', 'Yearly step-up', 'Inflation'])(
    'shows "—" and a hint when the box of %s is empty, and recovers',
    (name) => {
      type(name, '');
      expect(results()).toMatchObject({
        'Maturity value': '—',
        'Invested amount': '—',
        'Estimated return': '—',
      });
      expect(screen.getByRole('status')).toHaveTextContent('Type a number in each box');
      expect(box(name)).toBeInvalid();
      expect(box(name)).toHaveAccessibleDescription(/Type a number in digits, for example/);
      type(name, '2');
      expect(box(name)).toBeValid();
      expect(results()['Maturity value']).toMatch(/^₹\d/);
    },
  );

  it.each([
    ['Monthly investment', '1e308'],
    ['Inflation', '-100'],
  ])('reports a result too large to calculate when %s is %s', (label, typed) => {
    type(label, typed);
    expect(results()['Maturity value']).toBe('—');
    expect(screen.getByRole('status')).toHaveTextContent('too large. Try other numbers.');
  });

  it('applies a yearly step-up and inflation to results, chart and table', () => {
    type('Yearly step-up', '10');
    expect(results()['Invested amount']).toBe('₹73,261.20');
    expect(box('Yearly step-up')).toHaveAccessibleDescription(/rises after every 12/);
    type('Yearly step-up', '0');
    type('Inflation', '6');
    expect(results()['In today’s money']).toBe('₹58,347.70');
    expect(rowsOf('Year table').at(-1)).toHaveTextContent('₹78,082.38₹58,347.70');
    expect(chart()).toHaveAttribute('aria-valuetext', expect.stringContaining('In today’s money ₹58,347.70'));
  });
});

it('compares the plan with two points more and less', () => {
  const rates = rowsOf('If the return is different').slice(1);
  expect(rates.map((row) => row.textContent.split('₹')[0])).toEqual(['8% ', '10% your plan', '12% ']);
});

describe('a goal', () => {
  const goal = () => sectionOf('How much a month for your goal?')?.parentElement;

  it('needs an instalment, which the plan can adopt', async () => {
    type('Goal', '10000000');
    expect(box('Goal')).toHaveAccessibleDescription('₹1,00,00,000');
    await userEvent.click(screen.getByRole('button', { name: 'Use it in the plan' }));
    expect(box('Monthly investment')).toHaveValue(128_069.87);
    expect(goal()).toHaveTextContent('Your plan now invests this amount.');
    expect(results()['Maturity value']).toMatch(/^₹1,00,00,000\./);
    type('Duration', '6');
    expect(goal()).not.toHaveTextContent('Your plan now');
  });

  it('takes inflation into account', () => {
    type('Inflation', '6');
    type('Goal', '58347.69');
    expect(goal()).toHaveTextContent('₹1,000.00 a month, if the goal is in today’s money');
  });

  it.each([
    ['', 'Fill in every box'],
    ['-5', 'No instalment reaches this goal'],
  ])('gives a hint when its box holds "%s"', (typed, sentence) => {
    type('Goal', typed);
    expect(goal()).toHaveTextContent(`—${sentence}`);
  });
});
