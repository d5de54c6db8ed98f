import { screen } from '@testing-library/react';
import { visit } from './support';

describe('SIP calculator', () => {
  it('answers for the default plan to the paisa', async () => {
    await visit('/calculator');
    expect(screen.getAllByText('₹78,082.38').length).toBeGreaterThan(0);
  });

  it('keeps what was typed over a reload, and never shows NaN', async () => {
    const tab = await visit('/calculator');
    const box = screen.getByRole('spinbutton', { name: /monthly investment/i });
    await tab.user.clear(box);
    expect(screen.getAllByText('—').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    await tab.reload();
    expect(screen.getByRole('spinbutton', { name: /monthly investment/i })).toHaveValue(null);
  });
});
