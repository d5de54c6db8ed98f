import { screen, waitFor, within } from '@testing-library/react';
import { AccountError } from '../../src/domain/accounts';
import { ASHA } from '../jest/fakes';
import { visit } from './support';

const WRONG = new AccountError(
  'auth/invalid-credential',
  'That password doesn’t match this e-mail.',
  'Firebase: Error (auth/invalid-credential).',
);
const main = () => within(screen.getByRole('main'));

type Tab = Awaited<ReturnType<typeof visit>>;

async function logIn({ user }: Tab) {
  await user.type(main().getByLabelText(/^e-?mail/i), 'asha@example.com');
  await user.type(main().getByLabelText('Password'), 'secret!');
  await user.click(main().getByRole('button', { name: 'Log in' }));
}

describe('login page', () => {
  it('leads back to where the visitor came from, an open template for one', async () => {
    const tab = await visit('/resume?template=2');
    await tab.user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(tab.address()).toBe('/login'));
    await waitFor(() => expect(main().getByLabelText('Password')).toBeVisible());
    await logIn(tab);
    await waitFor(() => expect(tab.address()).toBe('/resume?template=2'));
    expect(screen.getByRole('link', { name: 'Logout' })).toBeVisible();
  });

  it('leads to /home when there is nowhere to go back to', async () => {
    const tab = await visit('/login');
    await logIn(tab);
    await waitFor(() => expect(tab.address()).toBe('/home'));
  });

  it('keeps what was typed when it fails, and says why beside the form', async () => {
    const tab = await visit('/login', { accounts: { signIn: () => Promise.reject(WRONG) } });
    await logIn(tab);
    expect((await main().findAllByText(/doesn’t match this e-mail/)).length).toBeGreaterThan(0);
    expect(main().getByLabelText(/^e-?mail/i)).toHaveValue('asha@example.com');
    expect(main().getByLabelText('Password')).toHaveValue('secret!');
    expect(tab.address()).toBe('/login');
  });

  it.each(['/login', '/register'])('sends a signed-in visitor on from %s at once', async (address) => {
    const tab = await visit(address, { user: ASHA });
    await waitFor(() => expect(tab.address()).toBe('/home'));
  });
});

describe('sign-up page', () => {
  it('requires a user name and an e-mail address, and no password', async () => {
    await visit('/register');
    expect(main().getByLabelText('User name')).toBeRequired();
    expect(main().getByLabelText(/^e-?mail/i)).toBeRequired();
    expect(main().getByLabelText(/^e-?mail/i)).toHaveAttribute('type', 'email');
    expect(main().getByLabelText('Password')).not.toBeRequired();
  });
});

describe('navbar', () => {
  it('logs out to /home and says so', async () => {
    const tab = await visit('/patent', { user: ASHA });
    await tab.user.click(screen.getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(tab.address()).toBe('/home'));
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(tab.store.getState().toasts.shown).toMatchObject([{ text: 'User logged out successfully!' }]);
  });

  it('shows the toast’s words on the page', async () => {
    const tab = await visit('/login');
    await logIn(tab);
    expect(await screen.findByText('Logged in Successfully!!')).toBeVisible();
  });
});

it('answers an unknown address with a page that leads on', async () => {
  await visit('/nowhere');
  expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  expect(main().getAllByRole('link').length).toBeGreaterThan(1);
});
