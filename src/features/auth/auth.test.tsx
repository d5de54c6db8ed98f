import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ASHA, settled } from '../../../test/jest/fakes';
import { fill } from '../../../test/jest/fill';
import { pageAt, visit } from '../../../test/journeys/support';
import { AccountError } from '../../domain/accounts';

const WRONG = new AccountError('auth/invalid-credential', 'That password doesn’t match.', 'Firebase: Error');
type Tab = Awaited<ReturnType<typeof visit>>;
const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('fields', () => {
  it.each([
    ['/login', 'E-mail', false, 'email', 'username'],
    ['/login', 'Password', false, 'password', 'current-password'],
    ['/register', 'User name', true, 'text', 'nickname'],
    ['/register', 'E-mail', true, 'email', 'username'],
    ['/register', 'Password', false, 'password', 'new-password'],
  ])('at %s: %s', async (address, label, required, type, autoComplete) => {
    await visit(address);
    const field = main().getByLabelText(label);
    expect(field).toHaveProperty('required', required);
    expect(field).toHaveAttribute('type', type);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
  });

  it('show the password on demand', async () => {
    const { user } = await visit('/login');
    await fill(user, main().getByLabelText('Password'), 'secret!');
    await user.click(main().getByRole('button', { name: 'Show password' }));
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(main().getByLabelText('Password')).toHaveAttribute('autocapitalize', 'none');
    expect(main().getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
    await user.click(main().getByRole('button', { name: 'Hide password' }));
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(main().getByLabelText('Password')).toHaveValue('secret!');
  });
});

it.each([
  ['User name', 'Fill in “User name”.'],
  ['Password', 'Fill in “Password”.'],
])('a sign-up whose %s is only spaces is refused next to the field', async (label, message) => {
  const signUp = jest.fn();
  const tab = await visit('/register', { accounts: { signUp } });
  const typed = {
    'User name': 'Asha',
    'E-mail': 'asha@example.com',
    Password: 'secret!',
    [label]: '       ',
  };
  await fillIn(tab, typed);
  await tab.user.click(main().getByRole('button', { name: 'Sign up' }));
  expect(main().getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(signUp).not.toHaveBeenCalled();
});

describe('account code', () => {
  it.each([
    ['is hovered', (field: HTMLElement) => fireEvent.pointerOver(field)],
    ['gets the focus', (field: HTMLElement) => act(() => field.focus())],
  ])('loads when a form %s, and not before', async (_, reach) => {
    const prepare = jest.fn();
    await visit('/login', { accounts: { prepare } });
    expect(prepare).not.toHaveBeenCalled();
    reach(main().getByLabelText('E-mail'));
    expect(prepare).toHaveBeenCalled();
  });
});

async function fillIn({ user }: Tab, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await fill(user, main().getByLabelText(label), value);
}

describe('login page', () => {
  it('submits the credentials and returns to the previous page with its query and fragment', async () => {
    const signIn = jest.fn(() => Promise.resolve({ user: ASHA, warnings: [] }));
    const tab = await visit('/resume?template=2#main', { accounts: { signIn } });
    await tab.user.click(screen.getByRole('link', { name: 'Login' }));
    await heading('Log in');
    await fillIn(tab, { 'E-mail': 'asha@example.com', Password: 'secret!' });
    await tab.user.click(main().getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(tab.address()).toBe('/resume?template=2#main'));
    expect(signIn).toHaveBeenCalledWith('asha@example.com', 'secret!');
  });

  it('keeps the return path when the visitor switches to sign-up', async () => {
    const signUp = jest.fn(() => Promise.resolve({ user: ASHA, warnings: [] }));
    const tab = await visit('/contact', { accounts: { signUp } });
    await tab.user.click(screen.getByRole('link', { name: 'Login' }));
    await tab.user.click(await main().findByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    await fillIn(tab, { 'User name': 'Asha', 'E-mail': 'asha@example.com', Password: 'secret!' });
    await tab.user.click(main().getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(tab.address()).toBe('/contact'));
    expect(signUp).toHaveBeenCalledWith('Asha', 'asha@example.com', 'secret!');
  });

  it('keeps the input after a failure and shows the error until the visitor leaves the form', async () => {
    const signIn = jest.fn(() => new Promise<never>(() => undefined)).mockRejectedValueOnce(WRONG);
    const tab = await visit('/login', { accounts: { signIn } });
    await fillIn(tab, { 'E-mail': 'asha@example.com', Password: 'wrong' });
    await tab.user.click(main().getByRole('button', { name: 'Log in' }));
    expect(await main().findByText('That password doesn’t match.')).toBeInTheDocument();
    expect(main().getByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(main().getByLabelText('Password')).toHaveValue('wrong');
    const button = main().getByRole('button', { name: 'Log in' });
    expect(button).not.toHaveAttribute('aria-busy');
    // Without the message, the button would move while it is pressed.
    await tab.user.click(button);
    expect(button).toHaveAttribute('aria-busy');
    expect(main().getByText('That password doesn’t match.')).toBeInTheDocument();
    await tab.user.click(main().getByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    expect(tab.store.getState().auth.problem).toBeNull();
  });

  it('says nothing of a failure that comes when the visitor has left the form, even to log in again', async () => {
    let fail = (): void => undefined;
    const signIn = () => new Promise<never>((_resolve, reject) => (fail = () => reject(WRONG)));
    const tab = await visit('/login', { accounts: { signIn } });
    await tab.user.click(main().getByRole('button', { name: 'Log in' }));
    const failFirst = fail;
    await tab.user.click(main().getByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    await tab.user.click(main().getByRole('link', { name: 'Log in' }));
    await heading('Log in');
    await tab.user.click(main().getByRole('button', { name: 'Log in' }));
    await act(() => (failFirst(), settled()));
    const { auth, toasts } = tab.store.getState();
    expect([auth.pending, auth.problem, toasts.shown]).toEqual([{ request: 'login' }, null, []]);
    await act(() => (fail(), settled()));
    expect(main().getByText('That password doesn’t match.')).toBeInTheDocument();
  });

  it('does not submit twice while a request is pending', async () => {
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    const { user } = await visit('/login', { accounts: { signIn } });
    const button = main().getByRole('button', { name: 'Log in' });
    await user.click(button);
    await user.click(button);
    await user.type(main().getByLabelText('E-mail'), '{Enter}');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it.each(['/login', '/register'])('redirects a signed-in user from %s at once', async (address) => {
    await pageAt('/home').preload();
    const tab = await visit(address, { user: ASHA });
    await waitFor(() => expect(tab.address()).toBe('/home'));
  });
});

it('a sign-in that succeeds while the next page loads leaves the visitor on the way there', async () => {
  const tab = await visit('/login');
  const { pathname } = window.location;
  window.history.pushState(null, '', '/patent');
  act(() => tab.announce(ASHA));
  expect(tab.store.getState().auth.visitor.status).toBe('signedIn');
  expect(tab.address()).toBe('/login');
  window.history.replaceState(null, '', pathname);
});
