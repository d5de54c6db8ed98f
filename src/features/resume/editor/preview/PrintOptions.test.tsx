import { act, screen, within } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../../test/jest/resumeEditor';
import { renderIn } from '../../../../../test/jest/renderIn';
import { signedOut } from '../../../../store/authFacts';
import { ThinNotice } from './ThinNotice';

beforeAll(loadEditor);
describe('the print options', () => {
  it('change the paper of every page with its caption, and explain fitting before it is on', async () => {
    const { user, store } = openAt('a', 'preview');
    expect(screen.getByText('A4, 210 × 297 mm')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'US Letter' }));
    expect(screen.getByText('US Letter, 215.9 × 279.4 mm')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Page 1 of 1' })).toHaveAttribute('data-paper', 'letter');
    const fit = screen.getByRole('switch', { name: 'Fit to one page' });
    expect(fit).toHaveAccessibleDescription(/never under 9\.5 pt/);
    await user.click(fit);
    expect(fit).toBeChecked();
    await user.click(fit);
    renderIn(store, <ThinNotice />);
    await user.click(screen.getByRole('button', { name: 'Fit to one page' }));
    expect(store.getState().resumeLayout).toMatchObject({ paper: 'letter', isFitted: true });
  });

  it('offer a plain version in one column', async () => {
    const { user } = openAt('b', 'preview');
    const page = () => screen.getByRole('region', { name: 'Page 1 of 1' });
    expect(page().querySelector('[data-column="side"]')).not.toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Plain version for application systems' }));
    expect(page().querySelector('[data-column="side"]')).toBeNull();
    expect(within(page()).getByRole('heading', { name: 'Nisha Verma' })).toBeInTheDocument();
  });

  it('link to the same data in the other designs, and say which of them need an account', () => {
    const { store } = openAt('a', 'preview');
    act(() => void store.dispatch(signedOut({ by: 'session' })));
    const sheets = screen.getAllByRole('link', { name: /^Template\d/ });
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((template) => `/resume?template=${template}`),
    );
    expect(sheets[0]).toHaveAttribute('aria-current', 'page');
    expect(sheets[3]).toHaveAccessibleName('Template4, Compact, Login');
  });

  it('open the preview of another design, unless its wizard has an incomplete step', async () => {
    const languages = [{ id: 1, name: 'Urdu', fluency: '9' }];
    const professionalSkills = [{ id: 1, name: 'Forms', fluency: '' }];
    for (const [incomplete, stop] of [
      [{}, 'preview'],
      [{ professionalSkills }, 'personal'],
    ] as const) {
      const { user, store, unmount } = openAt('a', 'preview', { resume: { languages, ...incomplete } });
      await user.click(screen.getByRole('link', { name: 'Template2, Sidebar' }));
      expect(store.getState().flows.resumeB.value).toBe(stop);
      unmount();
    }
  });

  it('draw the visitor’s own first page in each design, for the eye alone, and leave no layer to be measured', async () => {
    const { user } = openAt('b', 'preview');
    const pictures = () =>
      screen
        .getAllByRole('link', { name: /^Template\d/ })
        .map((link) => link.closest('li')?.querySelector('[aria-hidden="true"][inert]'));
    const columns = () => pictures().map((picture) => picture?.querySelectorAll('[data-column]').length);
    for (const picture of pictures()) expect(picture).toHaveTextContent('Nisha Verma');
    expect(columns()).toEqual([1, 2, 2, 1]);
    await user.click(screen.getByRole('switch', { name: 'Plain version for application systems' }));
    expect(columns()).toEqual([1, 2, 2, 1]);
    await user.click(screen.getByRole('radio', { name: 'US Letter' }));
    for (const picture of pictures())
      expect(picture?.querySelector('[data-fit]')).toHaveAttribute('data-paper', 'letter');
    expect(document.querySelectorAll('[inert] > [data-fit]')).toHaveLength(2);
  });
});
