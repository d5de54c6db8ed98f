import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ASHA, settled } from '../../../test/jest/fakes';
import { pageAt, visit } from '../../../test/journeys/support';
import { AccountError, type AccountUser } from '../../domain/accounts';
import { flowEvent } from '../../store/flows';
import type { Accounts } from '../../store/ports';

const WRONG = new AccountError('auth/invalid-credential', 'That password doesn’t match.', 'Firebase: Error');
type Tab = Awaited<ReturnType<typeof visit>>;
type Opened = Tab & { readonly popup: ReturnType<typeof main> };
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
    await user.type(main().getByLabelText('Password'), 'secret!');
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
  await fill(tab, typed);
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

async function fill({ user }: Tab, fields: Readonly<Record<string, string>>, form = main()) {
  for (const [label, value] of Object.entries(fields)) await user.type(form.getByLabelText(label), value);
}

describe('login page', () => {
  it('submits the credentials and returns to the previous page with its query and fragment', async () => {
    const signIn = jest.fn(() => Promise.resolve({ user: ASHA, warnings: [] }));
    const tab = await visit('/resume?template=2#main', { accounts: { signIn } });
    await tab.user.click(screen.getByRole('link', { name: 'Login' }));
    await heading('Log in');
    await fill(tab, { 'E-mail': 'asha@example.com', Password: 'secret!' });
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
    await fill(tab, { 'User name': 'Asha', 'E-mail': 'asha@example.com', Password: 'secret!' });
    await tab.user.click(main().getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(tab.address()).toBe('/contact'));
    expect(signUp).toHaveBeenCalledWith('Asha', 'asha@example.com', 'secret!');
  });

  it('keeps the input after a failure and shows the error until the visitor leaves the form', async () => {
    const tab = await visit('/login', { accounts: { signIn: () => Promise.reject(WRONG) } });
    await fill(tab, { 'E-mail': 'asha@example.com', Password: 'wrong' });
    await tab.user.click(main().getByRole('button', { name: 'Log in' }));
    expect(await main().findByText('That password doesn’t match.')).toBeInTheDocument();
    expect(main().getByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(main().getByLabelText('Password')).toHaveValue('wrong');
    expect(main().getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
    await tab.user.click(main().getByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    expect(tab.store.getState().auth.problem).toBeNull();
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

describe('deleting the account', () => {
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
    await user.type(dialog.getByLabelText('Password'), 'secret!');
    await confirm();
    // In the form, and in its toast as soon as that has loaded.
    expect(await dialog.findAllByText(WRONG.message)).not.toHaveLength(0);
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
});

describe('login popup', () => {
  const opened = async () => {
    const tab = await visit('/gym');
    act(() => void tab.store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'template' })));
    return {
      ...tab,
      popup: within(await screen.findByRole('dialog', { name: /to open templates 3 and 4/ })),
    };
  };

  it('toggles between Login and Sign Up, keeps the input and signs in with Google', async () => {
    const tab = await opened();
    const { popup, user } = tab;
    await fill(tab, { 'E-mail': 'asha@example.com' }, popup);
    await user.click(popup.getByRole('tab', { name: 'Sign Up' }));
    expect(popup.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(popup.getByLabelText('User name')).toBeRequired();
    expect(popup.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    await user.click(popup.getByRole('tab', { name: 'Login' }));
    expect(popup.queryByLabelText('User name')).not.toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tab.address()).toBe('/gym');
  });

  it.each([
    ['presses Close', ({ popup }: Opened) => popup.getByRole('button', { name: 'Close' }).click()],
    ['leaves its page', ({ dependencies }: Opened) => void dependencies.navigation.goTo('/aiTools')],
  ])('closes when the visitor %s', async (_title, leave) => {
    const tab = await opened();
    expect(tab.popup.getByText(/You return to this page/)).toBeVisible();
    act(() => leave(tab));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
