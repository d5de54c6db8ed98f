import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { Dialog } from './Dialog';
import { TabList } from './Tabs';

const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
const hide = jest.spyOn(HTMLDialogElement.prototype, 'close');
beforeEach(() => jest.clearAllMocks());

function open() {
  const onClose = jest.fn();
  const view = render(
    <Dialog title="Log in" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Log in' }), ...view };
}

it('is modal while mounted and closes before it unmounts', () => {
  const { unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(hide).not.toHaveBeenCalled();
  unmount();
  expect(hide).toHaveBeenCalledTimes(1);
});

it('swallows the second click of a double click that closes it, which would hit what is under it', () => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  open().unmount();
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  expect(fireEvent.click(document.body, { detail: 1 })).toBe(true);
  time.abort();
});

it('leaves the focus to the page’s content if the button that opened it is gone', () => {
  const content = (isLocked: boolean) => (
    <main id="main" tabIndex={-1}>
      {isLocked && (
        <Dialog title="Log in" onClose={() => undefined}>
          Password
        </Dialog>
      )}
    </main>
  );
  const { rerender } = render(content(true));
  expect(screen.getByRole('main', { hidden: true })).not.toHaveFocus();
  rerender(content(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus to the page’s content when it is only hidden, too', () => {
  const content = (mode: 'visible' | 'hidden') => (
    <main id="main" tabIndex={-1}>
      <Activity mode={mode}>
        <Dialog title="Your data" onClose={() => undefined}>
          <input />
        </Dialog>
      </Activity>
    </main>
  );
  const { rerender } = render(content('visible'));
  screen.getByRole('textbox').focus();
  rerender(content('hidden'));
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the page behind it', () => {
  const clientWidth = jest.spyOn(document.documentElement, 'clientWidth', 'get');
  afterAll(() => clientWidth.mockRestore());

  it.each([
    ['keeps room for the scrollbar', window.innerWidth - 15, '15px'],
    ['gets no padding for an overlay scrollbar', window.innerWidth, ''],
  ])('%s', (_, width, room) => {
    clientWidth.mockReturnValue(width);
    const { unmount } = open();
    expect(document.body.style.paddingRight).toBe(room);
    unmount();
    expect(document.body.style.paddingRight).toBe('');
  });
});

it('has its close button last, so that the content gets the initial focus', async () => {
  const { dialog, onClose } = open();
  const close = screen.getByRole('button', { name: 'Close' });
  expect([...dialog.querySelectorAll('button, input')].at(-1)).toBe(close);
  await userEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens with the focus on the selected tab, not on the first', () => {
  const tabs = ['Import', 'Export'].map((id) => ({ id, label: id }));
  render(
    <Dialog title="Your data" onClose={jest.fn()}>
      <TabList label="Direction" tabs={tabs} selected="Export" onSelect={jest.fn()} idBase="data" />
    </Dialog>,
  );
  expect(screen.getByRole('tab', { name: 'Export' })).toHaveFocus();
});

it('asks the parent to close it on Esc, but not when a file picker inside it is cancelled', () => {
  const { onClose, dialog } = open();
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on a press on the backdrop, but not one inside, a text selection that ends outside or the second click of a double click', async () => {
  const { onClose, dialog } = open();
  await userEvent.click(screen.getByLabelText('Photo'));
  fireEvent.pointerDown(screen.getByLabelText('Photo'));
  fireEvent.click(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
