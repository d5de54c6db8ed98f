import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom draws no dialogs; the browser tests see the real ones.
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function open() {
  const onClose = jest.fn();
  const view = render(
    <Dialog title="Log in" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Log in' }), ...view };
}

it('is modal while it is drawn, and closed before it goes', () => {
  const { unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

describe('behind it', () => {
  const clientWidth = jest.spyOn(document.documentElement, 'clientWidth', 'get');
  afterAll(() => clientWidth.mockRestore());

  it.each([
    ['keeps the room of the scrollbar', window.innerWidth - 15, '15px'],
    ['has nothing to keep when the scrollbar lies over the page', window.innerWidth, ''],
  ])('the page %s', (_, width, room) => {
    clientWidth.mockReturnValue(width);
    const { unmount } = open();
    expect(document.body.style.paddingRight).toBe(room);
    unmount();
    expect(document.body.style.paddingRight).toBe('');
  });
});

it('has its close button last, so that the first focus goes to what it is about', () => {
  const { dialog } = open();
  expect([...dialog.querySelectorAll('button, input')].at(-1)).toBe(
    screen.getByRole('button', { name: 'Close' }),
  );
});

it('leaves by its close button', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves by Esc, but lets the parent decide', () => {
  const { onClose, dialog } = open();
  const wentOn = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(wentOn).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves by a press on the backdrop, not by one inside', async () => {
  const { onClose, dialog } = open();
  await userEvent.click(screen.getByLabelText('Photo'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays when a selection that began inside ends on the backdrop', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(screen.getByLabelText('Photo'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays when the file picker inside is left without a choice', () => {
  const { onClose } = open();
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
