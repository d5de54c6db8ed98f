import { screen } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../../test/jest/resumeEditor';

beforeAll(loadEditor);
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
});

const undo = () => screen.getByRole('button', { name: /^Undo/ });
const redo = () => screen.getByRole('button', { name: /^Redo/ });
const company = () => screen.getByLabelText('Company');

describe('undo and redo in the editor', () => {
  it('undo and redo typing by key and by button, and announce it', async () => {
    const { user } = openAt('a', 'work');
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await user.type(company(), 'Neem Tree');
    await user.keyboard('{Control>}z{/Control}');
    expect(company()).toHaveValue('');
    expect(screen.getByText('Undone: Company')).toHaveAttribute('role', 'status');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(company()).toHaveValue('Neem Tree');
    await user.click(undo());
    expect(company()).toHaveValue('');
    expect(redo()).toHaveAccessibleDescription('Company (Ctrl+Shift+Z)');
  });

  it('show the step that they change, and keep the focus on the button', async () => {
    const { user } = openAt('a', 'work');
    await user.type(company(), 'Neem Tree');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('heading', { name: 'Personal' });
    await user.click(undo());
    await screen.findByRole('heading', { name: 'Work experience' });
    expect(company()).toHaveValue('');
    expect(undo()).toHaveFocus();
  });

  it('restore a removed entry at its old position', async () => {
    const { user } = openAt('a', 'interests');
    await user.type(screen.getByLabelText('Interest'), 'Ghazals');
    await user.click(screen.getByRole('button', { name: 'Add another interest' }));
    await user.click(screen.getByRole('button', { name: 'Remove Ghazals' }));
    expect(screen.queryByRole('button', { name: 'Remove Ghazals' })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getAllByRole('button', { name: /^Remove/ })[0]).toHaveAccessibleName('Remove Ghazals');
  });

  it('use the physical key on a non-Latin keyboard', async () => {
    const { user } = openAt('a', 'work');
    await user.type(company(), 'Neem Tree');
    await user.keyboard('{Control>}[KeyZ]{/Control}');
    expect(company()).toHaveValue('');
  });

  it('leave the job ad its own undo', async () => {
    const { user, store } = openAt('a', 'interests');
    await user.type(screen.getByLabelText('Interest'), 'Ghazals');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('tab', { name: 'Keyword match' }));
    await user.type(await screen.findByRole('textbox', { name: 'Job ad' }), 'React');
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().resume.interests[0]?.name).toBe('Ghazals');
  });

  it('undo a change on the finished pages without leaving them', async () => {
    const { user, store } = openAt('a', 'interests');
    await user.type(screen.getByLabelText('Interest'), 'Ghazals');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /ready to print$/ });
    await user.click(undo());
    expect(store.getState().flows.resumeA.value).toBe('preview');
    expect(store.getState().resume.interests[0]?.name).toBe('');
  });
});
