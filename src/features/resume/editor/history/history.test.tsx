import { act, fireEvent, screen } from '@testing-library/react';
import { LIST_FIELDS } from '../../../../domain/resume/resumeFields';
import { emptyResume } from '../../../../domain/resume/resume';
import { fill } from '../../../../../test/jest/fill';
import { loadEditor, openAt } from '../../../../../test/jest/resumeEditor';
import { TYPING_PAUSE_MS } from '../../../../store/resumeHistory';
import { itemChanged, partChanged, personalInfoChanged } from '../../../../store/resumeSlice';

const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

beforeAll(loadEditor);
afterEach(() => jest.restoreAllMocks());

const undo = () => screen.getByRole('button', { name: /^Undo/ });
const redo = () => screen.getByRole('button', { name: /^Redo/ });
const company = () => screen.getByLabelText(COMPANY);

describe('undo and redo in the editor', () => {
  it('undo and redo typing by key and by button, and announce it', async () => {
    // However long a busy machine takes between two letters.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const { user } = openAt('a', 'work');
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await user.type(company(), 'Neem');
    await user.keyboard('{Control>}z{/Control}');
    expect(company()).toHaveValue('');
    expect(screen.getByText(`Undone: ${COMPANY}`).closest('[role="status"]')).not.toBeNull();
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(company()).toHaveValue('Neem');
    await user.click(undo());
    expect(company()).toHaveValue('');
    expect(redo()).toHaveAccessibleDescription(`${COMPANY} (Ctrl+Shift+Z)`);
    await user.click(redo());
    // The physical key, as on a keyboard without Latin letters.
    await user.keyboard('{Control>}[KeyZ]{/Control}');
    expect(company()).toHaveValue('');
  });

  it('by keyboard take back a letter that is not rendered yet', () => {
    const { store } = openAt('a', 'work', { services: { afterTyping: () => undefined } });
    fireEvent.change(company(), { target: { value: 'N' } });
    const dispatch = jest.spyOn(store, 'dispatch');
    fireEvent.keyDown(company(), { key: 'z', ctrlKey: true });
    expect(store.getState().resume.workExperiences[0]?.companyName).toBe('');
    expect(company()).toHaveValue('');
    // As Redux DevTools lists them.
    const types = dispatch.mock.calls.map(([{ type }]) => type);
    expect(types).toEqual(['resume/followed', 'resume/undone']);
  });

  it('announce each step, also when its words are the same', async () => {
    const { user, store } = openAt('a', 'work');
    ['Neem', 'Neem Tree', 'Neem Trees'].forEach((companyName, index) =>
      act(() => {
        const edit = itemChanged({ list: 'workExperiences', id: 1, changes: { companyName } });
        store.dispatch({ ...edit, meta: { at: index * TYPING_PAUSE_MS } });
      }),
    );
    const announced = new Set<Element>();
    while (store.getState().resumeHistory.past.length > 0) {
      await user.keyboard('{Control>}z{/Control}');
      announced.add(screen.getByText(`Undone: ${COMPANY}`));
    }
    expect(announced.size).toBe(3);
  });

  it.each([
    ['Move Tabla up', 'Tabla'],
    ['Remove Tabla', 'Tabla'],
    ['Add another interest', 'Add another interest'],
  ])('by key after “%s” leave the focus on “%s”', async (press, expected) => {
    const interests = ['Ghazals', 'Tabla'].map((name, index) => ({ id: index + 1, name }));
    const { user } = openAt('a', 'interests', { resume: { interests } });
    await user.click(screen.getByRole('button', { name: press }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: expected })).toHaveFocus();
    await user.click(redo());
    await user.click(undo());
    expect(undo()).toHaveFocus();
  });

  it('by key that remove an entry again move the focus to the button below the list', async () => {
    const interests = [{ id: 1, name: 'Ghazals' }];
    const { user } = openAt('a', 'interests', { resume: { interests } });
    await user.click(screen.getByRole('button', { name: 'Remove Ghazals' }));
    await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(screen.getByRole('button', { name: 'Add an interest' })).toHaveFocus();
  });

  it('show the step that they change, and keep the focus on the button', async () => {
    const { user } = openAt('a', 'work');
    await fill(user, company(), 'Neem Tree');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('heading', { name: 'Personal' });
    await user.click(undo());
    await screen.findByRole('heading', { name: 'Work experience' });
    expect(company()).toHaveValue('');
    expect(undo()).toHaveFocus();
  });

  it('say where a change is that the editor does not show', async () => {
    const { user, store } = openAt('a', 'work');
    const changes = { subject: 'Forms' };
    act(
      () =>
        void store.dispatch(
          partChanged({ part: 'letter', field: 'subject', label: 'Subject', changes, typedAt: 0 }),
        ),
    );
    await user.click(undo());
    expect(store.getState().toasts.shown).toMatchObject([{ text: 'Undone in the letter: Subject' }]);
    expect(screen.queryByText('Undone: Subject')).toBeNull();
    await fill(user, company(), 'Neem Tree');
    await user.click(undo());
    expect(store.getState().toasts.shown).toHaveLength(1);
  });

  it('undo a change on the finished pages without leaving them, but not while a job ad is typed', async () => {
    const { user, store } = openAt('a', 'interests');
    await fill(user, screen.getByLabelText('Interest'), 'Ghazals');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('tab', { name: 'Keyword match' }));
    await fill(user, await screen.findByRole('textbox', { name: 'Job ad' }), 'React');
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().resume.interests[0]?.name).toBe('Ghazals');
    await user.click(undo());
    expect(store.getState().resume.interests[0]?.name).toBe('');
    expect(store.getState().flows.resumeA.value).toBe('preview');
  });

  it('back to blank pages leave no text for a recruiter’s system, which is said', async () => {
    const { personalInfo } = emptyResume();
    const { user, store } = openAt('a', 'preview', { resume: { personalInfo } });
    act(() => void store.dispatch(personalInfoChanged({ field: 'fullName', value: 'Nisha Verma' })));
    await user.click(screen.getByRole('tab', { name: 'System view' }));
    const reading = await screen.findByRole('region', { name: 'Text in reading order' });
    expect(reading).toHaveTextContent('Nisha Verma');
    await user.click(undo());
    expect(screen.getByText('The pages are blank: there is no text to read.')).toBeVisible();
  });

  it('leave alone what an open dialog covers', async () => {
    const { user, store } = openAt('a', 'interests');
    await fill(user, screen.getByLabelText('Interest'), 'Ghazals');
    await user.click(screen.getByRole('button', { name: 'Your data, in and out' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().resume.interests[0]?.name).toBe('Ghazals');
  });
});
