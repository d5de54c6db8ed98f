import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { greetings } from '../../src/features/posts/occasions/diwali/greetings';
import { qrCode } from '../../src/features/posts/lazyParts';
import { QR_LINK_MAX } from '../../src/domain/posts/qrLink';
import { SOCIAL_KEYS } from '../../src/domain/sessionKeys';
import type { TakenLogo } from '../../src/services/imageIntake/takenPicture';
import { takeInPicture } from '../../src/services/imageIntake/takeInPicture';
import { ASHA, MemoryStorage, settled } from '../jest/fakes';
import { fill } from '../jest/fill';
import { visit } from './support';

jest.mock('../../src/services/imageIntake/takeInPicture');

const FILLED_IN = 'Filled in from what you typed before.';

afterEach(() => jest.restoreAllMocks());

type Tab = Awaited<ReturnType<typeof visit>>;

async function toTemplates({ user }: Tab) {
  await fill(user, screen.getByLabelText('Company name'), 'Sharma Traders');
  await fill(user, screen.getByLabelText('Phone number'), '+91 98765 43210');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Select a Template' });
  expect(document.getElementById('main')).toHaveFocus();
}

const downloads = () => screen.queryAllByRole('button', { name: /Download Image/ });

/** Holds back the next logo. @returns a function that lets it in as if opened by now */
function holdLogo() {
  let taken: (logo: TakenLogo) => void = () => undefined;
  jest
    .mocked(takeInPicture<'logo'>)
    .mockImplementationOnce(() => new Promise((resolve) => (taken = resolve)));
  return (dataUrl: string) =>
    act(async () => {
      taken({ dataUrl, width: 9, height: 9, background: 'none' });
      await settled();
    });
}

const LOGO = 'data:image/png;base64,AAAA';
const chooseLogo = ({ user }: Tab) =>
  user.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));

describe('Diwali', () => {
  it('asks for the required details before it shows templates', async () => {
    const tab = await visit('/diwali');
    await tab.user.type(screen.getByLabelText('Company name'), 'S');
    await tab.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(tab.store.getState().flows.diwali.value).toBe('details');
    expect(screen.getByLabelText('Phone number')).toBeInvalid();
  });

  it('opens two templates to a visitor and all four to a member', async () => {
    const tab = await visit('/diwali');
    await toTemplates(tab);
    expect(downloads()).toHaveLength(2);
    expect(screen.getAllByText(/^Template [12]$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Login to open template 3' })).toHaveTextContent('Login');
    for (const number of [3, 4]) {
      const card = screen.getByRole('listitem', { name: new RegExp(`^Template ${number}`) });
      expect(card).toHaveTextContent('Your Company');
      expect(card).not.toHaveTextContent('Sharma');
      expect(document.querySelector(`[data-poster="diwali-${number}"]`)).toBeNull();
    }
    await tab.user.click(screen.getByRole('button', { name: 'Login to open template 4' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(() => tab.announce(ASHA));
    await waitFor(() => expect(downloads()).toHaveLength(4));
    expect(tab.store.getState().flows.loginPopup.value).toBe('closed');
    expect(screen.getByRole('button', { name: /^Download Image: template 4/ })).toHaveFocus();
  });

  it('draws no poster for a file while its logo is still being opened', async () => {
    const letIn = holdLogo();
    const session = new MemoryStorage({ [SOCIAL_KEYS.companyName]: 'S', [SOCIAL_KEYS.phoneNumber]: '1' });
    const tab = await visit('/diwali', { session });
    await chooseLogo(tab);
    await tab.user.click(screen.getByRole('button', { name: 'Next' }));
    const [poster] = await screen.findAllByLabelText(/, with your details$/);
    const article = poster?.querySelector('article');
    expect(article).toHaveAttribute('aria-busy', 'true');
    await letIn(LOGO);
    await waitFor(() => expect(article).not.toHaveAttribute('aria-busy'));
    expect(article?.querySelector('[data-part="logo"] img')).toHaveAttribute('src', LOGO);
  });

  it('returns to the templates with details, language and size after a reload', async () => {
    const tab = await visit('/diwali');
    await tab.user.selectOptions(screen.getByLabelText('Greeting language'), 'bn');
    await toTemplates(tab);
    await tab.user.click(screen.getByRole('radio', { name: /Status/ }));
    const again = await tab.reload();
    expect(screen.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Status/ })).toBeChecked();
    expect(await screen.findAllByText(greetings.bn.greeting)).toHaveLength(2);
    await again.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Company name')).toHaveValue('Sharma Traders');
  });
});

it('shows one gym poster after the picker, and returns from it to the details', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const tab = await visit('/gym');
  await fill(tab.user, screen.getByLabelText('Business name'), 'Iron Akhada');
  await tab.user.type(screen.getByLabelText('Contact number'), '1');
  await tab.user.click(screen.getByRole('button', { name: 'Next' }));
  const choose = await screen.findByRole('button', { name: /2.*Choose/ });
  // The second click of a double click on Next.
  expect(fireEvent.click(choose, { detail: 2 })).toBe(false);
  expect(tab.store.getState().flows.gymPicker.value).toBe('list');
  await tab.user.click(choose);
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(screen.getByRole('figure')).toHaveFocus();
  expect(tab.dependencies.scrolling.toBottom).toHaveBeenCalled();
  expect(tab.store.getState().flows.gymPicker).toMatchObject({ value: { nextStep: 'template2' } });
  await tab.user.click(screen.getByRole('button', { name: 'Other templates' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await tab.user.click(screen.getByRole('button', { name: /2.*Choose/ }));
  await tab.user.click(screen.getByRole('button', { name: /Details/ }));
  expect(tab.store.getState().flows.gym.value).toBe('details');
});

it('numbers the fields only beside a poster, which the numbers point into', async () => {
  await visit('/diwali');
  expect(screen.getByText('10')).toBeVisible();
  cleanup();
  await visit('/independence');
  expect(screen.getByLabelText('Company name')).toBeVisible();
  expect(screen.queryAllByText(/^\d\d$/)).toEqual([]);
});

it('promises the step of the templates only if there are some', async () => {
  await visit('/diwali');
  expect(screen.getByText('Select a Template')).toBeVisible();
  cleanup();
  await visit('/independence');
  expect(screen.getByLabelText('Company name')).toBeVisible();
  expect(screen.queryByText('Select a Template')).not.toBeInTheDocument();
});

it('fills in the details of the last occasion, and the e-mail address in the gym form', async () => {
  const tab = await visit('/diwali');
  await fill(tab.user, screen.getByLabelText('Company name'), 'Asha');
  await fill(tab.user, screen.getByLabelText('E-mail address'), 'care@example.com');
  expect(screen.queryByText(FILLED_IN)).not.toBeInTheDocument();
  await tab.user.click(screen.getByRole('link', { name: 'Occasion' }));
  await tab.user.click(await screen.findByRole('heading', { name: 'Raksha Bandhan' }));
  expect(await screen.findByText(FILLED_IN)).toBeVisible();
  expect(screen.getByLabelText('Company name')).toHaveValue('Asha');
  await tab.saved();
  cleanup();
  await visit('/gym', { session: tab.session });
  expect(screen.getByText(FILLED_IN)).toBeVisible();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('care@example.com');
  expect(screen.getByLabelText('Business name')).toHaveValue('');
});

it('details are restored after a reload; they can be cleared, and clearing can be undone', async () => {
  const tab = await visit('/diwali');
  await fill(tab.user, screen.getByLabelText('Company name'), 'Asha');
  const { user, session, saved } = await tab.reload();
  expect(screen.getByText(FILLED_IN)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(screen.getByLabelText('Company name')).toHaveFocus();
  expect(screen.getByLabelText('Company name')).toHaveValue('');
  await saved();
  expect(session.getItem(SOCIAL_KEYS.companyName)).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Company name')).toHaveValue('Asha');
});

it('a form that is started afresh gets no logo that was still being opened', async () => {
  const letIn = holdLogo();
  const tab = await visit('/diwali', { session: new MemoryStorage({ [SOCIAL_KEYS.companyName]: 'Asha' }) });
  await chooseLogo(tab);
  await tab.user.click(screen.getByRole('button', { name: 'Start afresh' }));
  await letIn(LOGO);
  expect(screen.queryByAltText('Your logo')).not.toBeInTheDocument();
  expect(screen.queryByText(/logo\.png/)).not.toBeInTheDocument();
});

it('says at its field what a gym’s poster shows instead of an offer of 0', async () => {
  const { user } = await visit('/gym');
  const field = screen.getByLabelText('Offer percentage');
  await user.type(field, '0');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription(/Ask about our offer/);
});

it('shows the code of a website link on the poster, or the reason why it is missing', async () => {
  jest.doMock('../../src/services/qrCode', () => {
    throw new Error('Loading chunk qrCode failed.');
  });
  const code = () => document.querySelector('[data-part="qr"]');
  const link = () => screen.getByLabelText('Website link');
  const offline = await visit('/gym');
  expect(qrCode.state()).toEqual({}); // not loaded before there is a link
  await fill(offline.user, link(), 'https://gym.example.com');
  expect(await screen.findByText(/^The code for this link did not load\. /)).toBeVisible();
  expect(code()).not.toBeInTheDocument();

  jest.dontMock('../../src/services/qrCode');
  const tab = await offline.reload();
  await waitFor(() => expect(code()).toBeInTheDocument());
  const first = code()?.getAttribute('src');
  await fill(tab.user, link(), '/join');
  expect(code()).not.toHaveAttribute('src', first);
  fireEvent.change(link(), { target: { value: 'https:' } });
  expect(code()).not.toBeInTheDocument();
  fireEvent.change(link(), { target: { value: 'https://gym.example.com/'.padEnd(QR_LINK_MAX + 1, 'a') } });
  expect(code()).not.toBeInTheDocument();
  expect(screen.getByText(/^This link is too long for a code: /)).toBeVisible();
});
