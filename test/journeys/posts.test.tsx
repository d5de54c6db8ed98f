import { screen, waitFor, within } from '@testing-library/react';
import { ASHA } from '../jest/fakes';
import { visit } from './support';

type Tab = Awaited<ReturnType<typeof visit>>;

async function toTemplates({ user }: Tab) {
  await user.type(screen.getByLabelText('Company name'), 'Sharma Traders');
  await user.type(screen.getByLabelText('Phone number'), '+91 98765 43210');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Select a Template' });
}

const downloads = () => screen.queryAllByRole('button', { name: /Download Image/ });

describe('Diwali', () => {
  it('asks for the required details before it shows templates', async () => {
    const tab = await visit('/diwali');
    await tab.user.type(screen.getByLabelText('Company name'), 'S');
    await tab.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(tab.store.getState().flows.diwali.value).toBe('details');
    expect(screen.getByLabelText('Phone number')).toBeInvalid();
  });

  it('opens two templates to a visitor and all four after logging in at the gate', async () => {
    const tab = await visit('/diwali');
    await toTemplates(tab);
    expect(downloads()).toHaveLength(2);
    expect(screen.getAllByText(/^Template [12]$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Login to open template 3' })).toHaveTextContent('Login');
    await tab.user.click(screen.getByRole('button', { name: 'Login to open template 4' }));
    const dialog = await screen.findByRole('dialog');
    await tab.user.type(within(dialog).getByLabelText(/^e-?mail$/i), 'asha@example.com');
    await tab.user.type(within(dialog).getByLabelText('Password'), 'secret!');
    await tab.user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(downloads()).toHaveLength(4));
    expect(tab.address()).toBe('/diwali');
    expect(tab.store.getState().flows.loginPopup.value).toBe('closed');
  }, 20_000);

  it('comes back to the templates, with the details, after a reload', async () => {
    const tab = await visit('/diwali');
    await toTemplates(tab);
    const again = await tab.reload();
    expect(screen.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Company name')).toHaveValue('Sharma Traders');
  }, 20_000);
});

describe('other occasions', () => {
  it.each(['/rakshaBhandan', '/ganeshChaturthi'])(
    '%s shows four templates to a member',
    async (address) => {
      const tab = await visit(address, { user: ASHA });
      await toTemplates(tab);
      expect(downloads()).toHaveLength(4);
    },
    20_000,
  );

  it('shows Coming Soon after the details of Independence Day, and the way back', async () => {
    const tab = await visit('/independence');
    await tab.user.type(screen.getByLabelText('Company name'), 'S');
    await tab.user.type(screen.getByLabelText('Phone number'), '1');
    await tab.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    await tab.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Company name')).toHaveValue('S');
  });

  it('leads the gym offer through the picker to one poster, and from there back to the details', async () => {
    const tab = await visit('/gym');
    await tab.user.type(screen.getByLabelText('Business name'), 'Iron Akhada');
    await tab.user.type(screen.getByLabelText('Contact number'), '1');
    await tab.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Select a Template' });
    await tab.user.click(screen.getByRole('button', { name: /2.*Choose/ }));
    await waitFor(() => expect(downloads()).toHaveLength(1));
    expect(tab.dependencies.scrolling.toBottom).toHaveBeenCalled();
    expect(tab.store.getState().flows.gymPicker).toMatchObject({ value: { nextStep: 'template2' } });
    await tab.user.click(screen.getByRole('button', { name: /Details/ }));
    expect(tab.store.getState().flows.gym.value).toBe('details');
  }, 20_000);
});

it('has one e-mail address for both detail forms', async () => {
  const tab = await visit('/gym');
  await tab.user.type(screen.getByLabelText('E-mail address'), 'care@example.com');
  await tab.saved();
  await visit('/diwali', { session: tab.session });
  expect(screen.getAllByLabelText('E-mail address').at(-1)).toHaveValue('care@example.com');
}, 20_000);
