import { act, screen, waitFor, within } from '@testing-library/react';
import { pageAt, visit } from '../../../test/journeys/support';
import { flowEvent } from '../../store/flows';
import { fill } from '../../../test/jest/fill';

let mockIsMissing = true;
jest.mock('./LoginDialog', () => {
  if (mockIsMissing) throw new Error('Loading chunk failed.');
  return jest.requireActual<object>('./LoginDialog');
});

type Opened = Awaited<ReturnType<typeof opened>>;

const asked = flowEvent('loginPopup', { type: 'OPEN', origin: 'template' });

const opened = async () => {
  const tab = await visit('/gym');
  act(() => void tab.store.dispatch(asked));
  return {
    ...tab,
    popup: within(await screen.findByRole('dialog', { name: /to open templates 3 and 4/ })),
  };
};

it('stays closed if its code does not load, says so, and tries again when it is next opened', async () => {
  const { store } = await visit('/gym');
  act(() => void store.dispatch(asked));
  const failed = await screen.findByText(
    'The login window did not load. Check the connection and try again.',
  );
  expect(failed).toBeVisible();
  expect(store.getState().flows.loginPopup.value).toBe('closed');
  // For the tests below.
  mockIsMissing = false;
});

it('says that it is on its way until its code has loaded, and closes if the visitor leaves before', async () => {
  await pageAt('/aiTools').preload();
  const { store, dependencies } = await visit('/gym');
  const onItsWay = () => screen.queryByText('Loading the login window');
  // Screen readers announce what changes in a live region, not a region that comes with its words.
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  act(() => void store.dispatch(asked));
  expect(regions).toContain(onItsWay());
  act(() => void dependencies.navigation.goTo('/aiTools'));
  await waitFor(() => expect(store.getState().flows.loginPopup.value).toBe('closed'));
  expect(onItsWay()).toBeNull();
  act(() => void store.dispatch(asked));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(onItsWay()).toBeNull();
});

it('toggles between Login and Sign Up, keeps the input and signs in with Google', async () => {
  const { popup, user, address } = await opened();
  await fill(user, popup.getByLabelText('E-mail'), 'asha@example.com');
  await user.click(popup.getByRole('tab', { name: 'Sign Up' }));
  expect(popup.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(popup.getByLabelText('User name')).toBeRequired();
  expect(popup.getByLabelText('E-mail')).toHaveValue('asha@example.com');
  await user.click(popup.getByRole('tab', { name: 'Login' }));
  expect(popup.queryByLabelText('User name')).not.toBeInTheDocument();
  await user.click(popup.getByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/gym');
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
