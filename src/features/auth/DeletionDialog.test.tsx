import { act, screen, waitFor, within } from '@testing-library/react';
import { ASHA, settled } from '../../../test/jest/fakes';
import { fill } from '../../../test/jest/fill';
import { pageAt, visit } from '../../../test/journeys/support';
import { AccountError, type AccountUser } from '../../domain/accounts';
import type { Accounts } from '../../store/ports';

const WRONG = new AccountError('auth/invalid-credential', 'That password doesn’t match.', 'Firebase: Error');

const opened = async (user: AccountUser, deleteAccount: Accounts['deleteAccount']) => {
  const tab = await visit('/contact', { user, accounts: { deleteAccount } });
  const footer = within(screen.getByRole('contentinfo'));
  await tab.user.click(await footer.findByRole('button', { name: 'Delete account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  return { ...tab, dialog, confirm: () => tab.user.click(dialog.getByRole('button', { name: /^Delete/ })) };
};

it('needs the password; a failure keeps it, and the next attempt leads home', async () => {
  const request = jest.fn<Promise<void>, [string]>().mockRejectedValueOnce(WRONG).mockResolvedValue();
  const { dialog, confirm, user, address } = await opened(ASHA, request);
  await confirm();
  expect(request).not.toHaveBeenCalled();
  // Password managers match the password by the address before it.
  const inputs = [...screen.getByRole('dialog').querySelectorAll('input')];
  expect(inputs.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
    ['username', ASHA.email],
    ['current-password', ''],
  ]);
  await fill(user, dialog.getByLabelText('Password'), 'secret!');
  await confirm();
  // In the form, and in its toast as soon as that has loaded.
  expect(await dialog.findAllByText(WRONG.message)).not.toHaveLength(0);
  expect(address()).toBe('/contact');
  await confirm();
  expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
  expect(request.mock.calls).toEqual([['secret!'], ['secret!']]);
  await waitFor(() => expect(address()).toBe('/home'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
});

it('needs no password if the account has none, and can be declined', async () => {
  const request = jest.fn(() => Promise.reject(WRONG));
  const { dialog, confirm, user } = await opened({ ...ASHA, hasPassword: false }, request);
  expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(dialog.getByText(/Google window/)).toBeVisible();
  await confirm();
  expect(request).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('button', { name: 'Keep account' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('can no longer be declined once it has been requested, until it fails', async () => {
  let fail = (): void => undefined;
  const request = jest.fn(() => new Promise<void>((_, reject) => (fail = () => reject(WRONG))));
  const { dialog, confirm, user } = await opened({ ...ASHA, hasPassword: false }, request);
  await confirm();
  const keep = dialog.getByRole('button', { name: 'Keep account' });
  expect(keep).toHaveAttribute('aria-disabled', 'true');
  await user.click(keep);
  expect(keep).toBeInTheDocument();
  await act(() => (fail(), settled()));
  await user.click(keep);
  expect(keep).not.toBeInTheDocument();
});

it('closes when the visitor leaves the page, with Back for example', async () => {
  await pageAt('/aiTools').preload();
  const { dependencies } = await opened(ASHA, jest.fn());
  act(() => void dependencies.navigation.goTo('/aiTools'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
