import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../test/journeys/support';
import { Footer } from './shell/Footer';

jest.mock('./shell/Footer', () => ({ Footer: jest.fn(() => null) }));

it('a change of the address draws the site once, not again for the deferred address that catches up', async () => {
  const { user, address } = await visit('/calculator');
  jest.mocked(Footer).mockClear();
  await user.type(screen.getByRole('spinbutton', { name: 'Duration' }), '0');
  await waitFor(() => expect(address()).toBe('/calculator?investmentDuration=50'));
  expect(Footer).toHaveBeenCalledTimes(1);
});
