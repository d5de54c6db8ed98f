import { existsSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ASHA, settled, storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { SITE } from '../../../content/site';
import { signedIn, signedOut } from '../../../store/authFacts';
import { TemplateGallery } from './TemplateGallery';

/** The gallery for a signed-out visitor, or for Asha. */
function openGallery(user: typeof ASHA | null = null) {
  const { store } = storeWith();
  store.dispatch(user ? signedIn({ user, via: 'session', warnings: [] }) : signedOut({ by: 'session' }));
  renderIn(store, <TemplateGallery />);
  return screen.getAllByRole('listitem').map((card) => within(card));
}

afterEach(() => jest.restoreAllMocks());

const pictureName = /^Template\d, \w+: sample resume/;

/** Sheets of the gallery that a visitor or a member may open, and the others. */
const GALLERIES = [
  ['a visitor', null, [1, 2], [3, 4]],
  ['a member', ASHA, [1, 2, 3, 4], []],
] as const;

it.each(GALLERIES)('opens to %s the PDF and the editor of free templates', (_who, user, open) => {
  const cards = openGallery(user);
  for (const template of open) {
    const card = cards[template - 1]!;
    const link = card.getByRole('link', { name: /^Template\d, \w+: sample resume Open PDF in a new tab$/ });
    expect(link).toHaveAttribute('href', `/samples/resume-${template}.pdf`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(existsSync(`public/samples/resume-${template}.pdf`)).toBe(true);
    expect(card.getByRole('link', { name: `Edit Template ${template}` })).toBeVisible();
    expect(card.getByRole('img')).toHaveAttribute('srcset');
    expect(card.getByRole('img')).not.toHaveClass('blurred');
  }
});

it.each(GALLERIES)(
  'blurs the others for %s: small pictures that lead only to the login',
  (_who, user, _open, locked) => {
    const cards = openGallery(user);
    expect(screen.queryAllByRole('button', { name: /Login/ })).toHaveLength(locked.length);
    for (const template of locked) {
      const card = cards[template - 1]!;
      expect(card.queryByRole('link')).not.toBeInTheDocument();
      expect(card.getByRole('img', { name: pictureName })).toHaveClass('blurred');
      expect(card.getByRole('img')).not.toHaveAttribute('srcset');
      expect(card.getByRole('button', { name: `Login to open Template${template}` })).toHaveTextContent(
        'Login',
      );
    }
  },
);

it('shows that the login is on its way', async () => {
  openGallery();
  const login = screen.getByRole('button', { name: 'Login to open Template3' });
  fireEvent.click(login);
  expect(login).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(login).not.toHaveAttribute('aria-busy'));
});

it('opens no login for a visitor who has left before it was there', async () => {
  const { store } = storeWith();
  store.dispatch(signedOut({ by: 'session' }));
  const { unmount } = renderIn(store, <TemplateGallery />);
  fireEvent.click(screen.getByRole('button', { name: 'Login to open Template3' }));
  unmount();
  await import('../../../store/tools');
  await settled();
  expect(store.getState().flows.loginPopup.value).toBe('closed');
});

it('opens the shared preview document of a template if the owner has configured one', () => {
  const shared = 'https://docs.example.com/classic';
  jest.replaceProperty(SITE, 'resumePreviews', [shared, null, null, null]);
  const [first, second] = openGallery();
  const link = first!.getByRole('link', { name: /Open preview in a new tab$/ });
  expect(link).toHaveAttribute('href', shared);
  expect(second!.getByRole('link', { name: pictureName })).toHaveAttribute('href', '/samples/resume-2.pdf');
});

it('names the sheet of each picture and its number of steps', () => {
  const [first] = openGallery();
  expect(first!.getByRole('heading', { name: 'Template1 Classic' })).toBeVisible();
  expect(first!.getByText('FIG. 2A — 9 steps')).toBeVisible();
});
