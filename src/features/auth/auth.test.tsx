import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ASHA } from '../../../test/jest/fakes';
import { visit } from '../../../test/journeys/support';
import { AccountError } from '../../domain/accounts';
import { flowEvent } from '../../store/flows';

const WRONG = new AccountError('auth/invalid-credential', 'That password doesn’t match.', 'Firebase: Error');
const never = () => new Promise<never>(() => undefined);
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
    await user.click(main().getByRole('button', { name: 'Hide password' }));
    expect(main().getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(main().getByLabelText('Password')).toHaveValue('secret!');
  });
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

describe('login page', () => {
  it('submits the credentials and returns to the page the visitor came from, its query included', async () => {
    const signIn = jest.fn(() => Promise.resolve(ASHA));
    const { user, address } = await visit('/resume?template=2', { accounts: { signIn } });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await heading('Log in');
    await user.type(main().getByLabelText('E-mail'), 'asha@example.com');
    await user.type(main().getByLabelText('Password'), 'secret!');
    await user.click(main().getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/resume?template=2'));
    expect(signIn).toHaveBeenCalledWith('asha@example.com', 'secret!');
    expect(await screen.findByText('Logged in Successfully!!')).toBeInTheDocument();
  });

  it('keeps the return path when the visitor switches to sign-up', async () => {
    const signUp = jest.fn(() => Promise.resolve({ user: ASHA, isProfileSaved: true }));
    const { user, address } = await visit('/contact', { accounts: { signUp } });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await user.click(await main().findByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    await user.type(main().getByLabelText('User name'), 'Asha');
    await user.type(main().getByLabelText('E-mail'), 'asha@example.com');
    await user.type(main().getByLabelText('Password'), 'secret!');
    await user.click(main().getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(address()).toBe('/contact'));
    expect(signUp).toHaveBeenCalledWith('Asha', 'asha@example.com', 'secret!');
  });

  it('keeps the input after a failure and shows the error until the form is left', async () => {
    const { user, store } = await visit('/login', { accounts: { signIn: () => Promise.reject(WRONG) } });
    await user.type(main().getByLabelText('E-mail'), 'asha@example.com');
    await user.type(main().getByLabelText('Password'), 'wrong');
    await user.click(main().getByRole('button', { name: 'Log in' }));
    expect(await main().findByText('That password doesn’t match.')).toBeInTheDocument();
    expect(main().getByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(main().getByLabelText('Password')).toHaveValue('wrong');
    expect(main().getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
    await user.click(main().getByRole('link', { name: 'Sign up' }));
    await heading('Sign up');
    expect(store.getState().auth.problem).toBeNull();
  });

  it('does not submit twice while a request is pending', async () => {
    const signIn = jest.fn(never);
    const { user } = await visit('/login', { accounts: { signIn } });
    const button = main().getByRole('button', { name: 'Log in' });
    await user.click(button);
    await user.click(button);
    await user.type(main().getByLabelText('E-mail'), '{Enter}');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it.each(['/login', '/register'])('redirects a signed-in user from %s at once', async (address) => {
    const tab = await visit(address, { user: ASHA });
    await waitFor(() => expect(tab.address()).toBe('/home'));
  });

  it('signs in with Google', async () => {
    const { user, address } = await visit('/login');
    await user.click(main().getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(await screen.findByText('User logged in Successfully!!')).toBeInTheDocument();
  });
});

describe('login popup', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: /to open templates 3 and 4/ }));
  const opened = async (origin: 'resume' | 'template', accounts = {}) => {
    const tab = await visit('/gym', { accounts });
    tab.store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin }));
    await dialog();
    return tab;
  };

  it('toggles between Login and Sign Up and keeps the input', async () => {
    const { user } = await opened('template');
    const popup = await dialog();
    await user.type(popup.getByLabelText('E-mail'), 'asha@example.com');
    await user.click(popup.getByRole('tab', { name: 'Sign Up' }));
    expect(popup.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(popup.getByLabelText('User name')).toBeRequired();
    expect(popup.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    await user.click(popup.getByRole('tab', { name: 'Login' }));
    expect(popup.queryByLabelText('User name')).not.toBeInTheDocument();
  });

  it('closes on its close button', async () => {
    const { user } = await opened('template');
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes when the visitor leaves its page, and says only what is true on every page', async () => {
    const { dependencies } = await opened('template');
    expect((await dialog()).getByText(/You return to this page/)).toBeVisible();
    act(() => void dependencies.navigation.goTo('/aiTools'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['template', '/gym'],
    ['resume', '/resume'],
  ] as const)(
    'closes on success; opened from a %s, it leaves the visitor at %s',
    async (origin, expected) => {
      const { user, address } = await opened(origin);
      await user.click((await dialog()).getByRole('button', { name: 'Continue with Google' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(address()).toBe(expected));
    },
  );

  it('stays open with all input when sign-up fails, with the toast inside it', async () => {
    const { user } = await opened('template', { signUp: () => Promise.reject(WRONG) });
    const popup = await dialog();
    await user.click(popup.getByRole('tab', { name: 'Sign Up' }));
    await user.type(popup.getByLabelText('User name'), 'Asha');
    await user.type(popup.getByLabelText('E-mail'), 'asha@example.com');
    await user.click(popup.getByRole('button', { name: 'Sign up' }));
    expect(await popup.findByRole('alert')).toHaveTextContent('That password doesn’t match.');
    expect(popup.getByLabelText('User name')).toHaveValue('Asha');
  });
});
