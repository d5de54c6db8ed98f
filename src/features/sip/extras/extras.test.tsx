import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { storeWith } from '../../../../test/jest/fakes';
import { sipExtras } from '../lazyExtras';
import { SipCalculator } from '../SipCalculator';

const box = (name: string) => screen.getByRole('spinbutton', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const years = () => screen.getByRole('slider', { name: 'Year in the chart' });
const heading = (name: string) => screen.getByRole('heading', { name }).closest('section');

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

describe('step-up and inflation', () => {
  it('are off at first', () => {
    expect(box('Yearly step-up')).toHaveValue(0);
    expect(box('Inflation')).toHaveValue(0);
    expect(screen.queryByText('In today’s money')).not.toBeInTheDocument();
  });

  it('raise the instalment every year', () => {
    type('Yearly step-up', '10');
    expect(screen.getByRole('status')).toHaveTextContent('Invested amount₹73,261.20');
    expect(box('Yearly step-up')).toHaveAccessibleDescription(/rises after every 12/);
  });

  it('also show results, chart and table at today’s prices', () => {
    type('Inflation', '6');
    expect(screen.getByRole('status')).toHaveTextContent('In today’s money₹58,347.70');
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('5₹60,000.00₹18,082.38₹78,082.38₹58,347.70');
    expect(years()).toHaveAttribute('aria-valuetext', expect.stringContaining('In today’s money ₹58,347.70'));
  });

  it('treat an empty input like the others', () => {
    type('Yearly step-up', '');
    expect(screen.getByRole('status')).toHaveTextContent('Maturity value—');
    expect(box('Yearly step-up')).toHaveAccessibleDescription(/Type a number, for example 0\..*rises/);
  });
});

describe('the chart', () => {
  it('starts at the last year and reads out any year selected with the keys', () => {
    expect(years()).toHaveAttribute(
      'aria-valuetext',
      'Year 5, Invested ₹60,000.00, Return ₹18,082.38, Value ₹78,082.38',
    );
    fireEvent.change(years(), { target: { value: '1' } });
    expect(years()).toHaveAttribute('aria-valuetext', expect.stringContaining('Year 1, Invested ₹12,000.00'));
    expect(within(screen.getByRole('figure')).getByText('₹12,670.28')).toBeVisible();
  });

  it('follows the plan to its last year while none is selected, and never points past it', () => {
    type('Duration', '10');
    expect(years()).toHaveAttribute('aria-valuetext', expect.stringContaining('Year 10,'));
    fireEvent.change(years(), { target: { value: '8' } });
    type('Duration', '2.5');
    expect(years()).toHaveAttribute('aria-valuetext', expect.stringContaining('Year 2.5,'));
  });

  it('is not rendered without data', () => {
    type('Duration', '61');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });
});

describe('three scenarios', () => {
  it('are two points to either side of the plan', () => {
    const rows = within(screen.getByRole('table', { name: 'If the return is different' })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'Yearly returnMaturity value',
      '8% ₹73,966.70',
      '10% your plan₹78,082.38',
      '12% ₹82,486.37',
    ]);
  });
});

describe('goal', () => {
  const goal = () =>
    screen.getByRole('heading', { name: 'How much a month for your goal?' }).parentElement?.parentElement;

  it('shows the instalment it needs, which the plan can adopt', async () => {
    const user = userEvent.setup();
    type('Goal', '78082.38');
    expect(goal()).toHaveTextContent('₹1,000.00a month');
    type('Goal', '₹');
    type('Goal', '10000000');
    await user.click(screen.getByRole('button', { name: 'Use it in the plan' }));
    expect(box('Monthly investment')).toHaveValue(128_069.87);
    expect(screen.getByRole('status')).toHaveTextContent('Maturity value₹1,00,00,000.');
  });

  it('takes inflation over all years into account', () => {
    type('Inflation', '6');
    type('Goal', '58347.69');
    expect(goal()).toHaveTextContent('₹1,000.00 a month, if the goal is in today’s money');
  });

  it.each([
    ['Goal', '', 'Fill in every box'],
    ['Goal', '-5', 'No instalment reaches this goal'],
    ['Duration', '0', 'No instalment reaches this goal'],
    ['Inflation', '', 'Fill in every box'],
  ])('gives a hint when %s holds "%s"', (name, typed, sentence) => {
    type(name, typed);
    expect(goal()).toHaveTextContent(`—${sentence}`);
  });
});

describe('keeping a plan', () => {
  afterEach(() => jest.restoreAllMocks());

  it('copies a link with every value that is not the default', async () => {
    const user = userEvent.setup();
    type('Monthly investment', '2500');
    type('Inflation', '6');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/calculator?monthlyInvestment=2500&inflationRate=6',
    );
    expect(heading('Keep this plan')).toHaveTextContent('The link is on the clipboard.');
  });

  it('shows the link, selected, when copying is blocked', async () => {
    const user = userEvent.setup();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('blocked', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this plan' });
    expect(field).toHaveValue('http://localhost:3000/calculator');
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('opens the print dialog with a file name as title, and reports a failure', async () => {
    const user = userEvent.setup();
    const titles: string[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => {
      titles.push(document.title);
      if (titles.length === 2) throw new Error('blocked');
      window.dispatchEvent(new Event('afterprint'));
    });
    await user.click(screen.getByRole('button', { name: 'Print summary' }));
    await user.click(screen.getByRole('button', { name: 'Print summary' }));
    expect(titles).toEqual(['SIP plan', 'SIP plan']);
    expect(heading('Keep this plan')).toHaveTextContent('The print window did not open');
  });
});
