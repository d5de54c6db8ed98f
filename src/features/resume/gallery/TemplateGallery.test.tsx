import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ASHA, fakeAccounts, MemoryStorage, storeWith } from '../../../../test/jest/fakes';
import { SITE } from '../../../content/site';
import { watchAccounts } from '../../../store/authThunks';
import { TemplateGallery } from './TemplateGallery';

/** The gallery for a signed-out visitor, or for Asha. */
function openGallery(user: typeof ASHA | null = null) {
  const { accounts, announce } = fakeAccounts();
  const tab = storeWith(new MemoryStorage(), { accounts });
  tab.store.dispatch(watchAccounts());
  announce(user);
  render(
    <Provider store={tab.store}>
      <MemoryRouter>
        <TemplateGallery />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getAllByRole('listitem').map((card) => within(card));
}

afterEach(() => jest.restoreAllMocks());

const pictureName = /^Template\d, \w+: sample resume/;

describe('the gallery for a signed-out visitor', () => {
  it('opens the PDFs of templates 1 and 2 in a new tab', () => {
    const cards = openGallery();
    for (const [index, card] of cards.slice(0, 2).entries()) {
      const link = card.getByRole('link', { name: /^Template\d, \w+: sample resume Open PDF in a new tab$/ });
      expect(link).toHaveAttribute('href', `/samples/resume-${index + 1}.pdf`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(existsSync(`public/samples/resume-${index + 1}.pdf`)).toBe(true);
      expect(card.getByRole('link', { name: `Edit Template ${index + 1}` })).toBeVisible();
    }
  });

  it('blurs templates 3 and 4, which link only to the login', () => {
    const cards = openGallery();
    for (const [index, card] of cards.slice(2).entries()) {
      expect(card.queryByRole('link')).not.toBeInTheDocument();
      expect(card.getByRole('img', { name: pictureName })).toHaveClass('blurred');
      expect(card.getByRole('button', { name: `Login to open Template${index + 3}` })).toHaveTextContent(
        'Login',
      );
    }
  });

  it('uses the large pictures only for sheets that are not blurred', () => {
    const cards = openGallery();
    const isLarge = cards.map((card) => card.getByRole('img').hasAttribute('srcset'));
    expect(isLarge).toEqual([true, true, false, false]);
  });
});

describe('the gallery for a signed-in visitor', () => {
  it('opens all four documents and editors, without asking for a login', () => {
    const cards = openGallery(ASHA);
    const addresses = cards.map((card) => card.getByRole('link', { name: pictureName }).getAttribute('href'));
    expect(addresses).toEqual([1, 2, 3, 4].map((template) => `/samples/resume-${template}.pdf`));
    expect(screen.getAllByRole('link', { name: /^Edit Template \d$/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /Login/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/open when you log in/)).not.toBeInTheDocument();
    for (const card of cards) expect(card.getByRole('img')).not.toHaveClass('blurred');
  });
});

it('opens the shared preview document of a template if the owner has configured one', () => {
  const shared = 'https://docs.example.com/classic';
  jest.replaceProperty(SITE, 'resumePreviews', [shared, null, null, null]);
  const [first, second] = openGallery();
  const link = first!.getByRole('link', { name: /Open preview in a new tab$/ });
  expect(link).toHaveAttribute('href', shared);
  expect(second!.getByRole('link', { name: pictureName })).toHaveAttribute('href', '/samples/resume-2.pdf');
});

it('names the sheet of each picture, its number of steps and its special features', async () => {
  const [first] = openGallery();
  expect(first!.getByRole('heading', { name: 'Template1 Classic' })).toBeVisible();
  expect(first!.getByText('FIG. 2A — 8 steps')).toBeVisible();
  await userEvent.tab();
  expect(first!.getByRole('link', { name: pictureName })).toHaveFocus();
  await userEvent.tab();
  expect(first!.getByRole('link', { name: 'Edit Template 1' })).toHaveFocus();
});
