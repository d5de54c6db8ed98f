import { act, screen } from '@testing-library/react';
import { loaded, settled } from '../../../../../test/jest/fakes';
import { loadEditor, openAt } from '../../../../../test/jest/resumeEditor';

beforeAll(loadEditor);

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const print = jest.fn(() => Promise.resolve());

describe('DOWNLOAD', () => {
  it('prints under the name of the resume, hides meanwhile and returns with the focus', async () => {
    let close = (): void => undefined;
    const print = jest.fn(() => new Promise<void>((resolve) => (close = resolve)));
    const { user } = openAt('a', 'preview', {
      services: { resumePrint: loaded({ prepare: () => Promise.resolve(), print }) },
    });
    await user.click(press('DOWNLOAD'));
    expect(screen.queryByRole('button', { name: 'DOWNLOAD' })).toBeNull();
    await act(settled);
    expect(print).toHaveBeenCalledWith('Nisha Verma — Resume');
    close();
    expect(await screen.findByRole('button', { name: 'DOWNLOAD' })).toHaveFocus();
  });

  it.each(['DOWNLOAD', 'Previous'])('moves when a tablet is turned, and %s keeps the focus', (button) => {
    const { turn } = openAt('a', 'preview');
    press(button).focus();
    for (const _ of ['upright', 'flat again']) {
      turn();
      expect(press(button)).toHaveFocus();
    }
  });

  it('says what went wrong and offers to try again', async () => {
    const prepare = jest
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new Error('The print window did not open.'));
    const print = jest.fn(() => Promise.resolve());
    const { user } = openAt('a', 'preview', { services: { resumePrint: loaded({ prepare, print }) } });
    await user.click(press('DOWNLOAD'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The print window did not open.');
    await user.click(press('Try again'));
    await act(settled);
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a print whose preview the visitor has left', () => {
  it('opens no window, although its code comes late, when they are in another preview', async () => {
    let come = (): void => undefined;
    const resumePrint = loaded({ prepare: () => Promise.resolve(), print });
    const load = () => new Promise<typeof resumePrint>((resolve) => (come = () => resolve(resumePrint)));
    const { user } = openAt('a', 'preview', { services: { resumePrint: { load } } });
    await user.click(press('DOWNLOAD'));
    await user.click(press('Previous'));
    await user.click(press(/^Preview/));
    expect(press('DOWNLOAD')).toBeVisible();
    come();
    await act(settled);
    expect(print).not.toHaveBeenCalled();
  });

  it('has not failed in the next one', async () => {
    const prepare = () => Promise.reject(new Error('The print window did not open.'));
    const { user } = openAt('a', 'preview', { services: { resumePrint: loaded({ prepare, print }) } });
    await user.click(press('DOWNLOAD'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The print window did not open.');
    await user.click(press('Previous'));
    await user.click(press(/^Preview/));
    expect(press('DOWNLOAD')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('goes on and tells its failure while a tablet is turned', async () => {
  let fail = (): void => undefined;
  const prepare = () =>
    new Promise<void>((_, reject) => (fail = () => reject(new Error('The print window did not open.'))));
  const { user, turn } = openAt('a', 'preview', { services: { resumePrint: loaded({ prepare, print }) } });
  await user.click(press('DOWNLOAD'));
  turn();
  expect(screen.getByText('The print window is opening.')).toBeInTheDocument();
  await act(settled);
  fail();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  turn();
  expect(screen.getByRole('alert')).toHaveTextContent('The print window did not open.');
});
