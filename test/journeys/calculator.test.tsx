import { screen, waitFor } from '@testing-library/react';
import { sipExtras } from '../../src/features/sip/SipCalculator';
import { visit } from './support';

// Preloads the lazy parts: on a busy machine they would load between a change and its result.
beforeAll(() => sipExtras.load());

it('keeps an emptied box in its address and after a reload, and never shows NaN', async () => {
  const tab = await visit('/calculator');
  const box = screen.getByRole('spinbutton', { name: /monthly investment/i });
  await tab.user.clear(box);
  expect(screen.getAllByText('—').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  await waitFor(() => expect(tab.address()).toBe('/calculator?monthlyInvestment='));
  await tab.reload();
  expect(screen.getByRole('spinbutton', { name: /monthly investment/i })).toHaveValue(null);
});

it('takes the amounts of a link, and keeps the default of a box for which it holds none', async () => {
  await visit(
    '/calculator?monthlyInvestment=%3Cscript%3E&annualInterestRate=+12&investmentDuration=0x10&yearlyStepUp=%2B5&goalAmount=2+lakh',
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('spinbutton');
  expect(boxes.map(({ value }) => value)).toEqual(['1000', '12', '5', '5', '0', '200000']);
});
