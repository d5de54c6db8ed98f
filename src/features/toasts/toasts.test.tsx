import { act, fireEvent, render, screen } from '@testing-library/react';
import { storeWith } from '../../../test/jest/fakes';
import { renderIn } from '../../../test/jest/renderIn';
import { TOAST_AUTO_CLOSE_MS } from '../../domain/toasts';
import { toastShown, type NewToast } from '../../store/toastsSlice';
import { ToastHost } from './ToastHost';

/** In steps, because a closing toast goes through several renders. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}

async function show(...toasts: NewToast[]) {
  const { store } = storeWith();
  renderIn(store, <ToastHost />);
  toasts.forEach((toast) => act(() => void store.dispatch(toastShown(toast))));
  // The toast chunk loads with the first toast.
  await act(() => import('./ToastStack'));
  await pass(1);
  return store;
}

const saved: NewToast = { text: 'Saved' };
const toast = () => screen.queryByText('Saved');

function cardOf(words: HTMLElement | null): HTMLElement {
  const card = words?.closest<HTMLElement>('[data-dragging]');
  if (!card) throw new Error('The toast is not there.');
  return card;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('toast', () => {
  it('closes after 5000 ms and leaves the store', async () => {
    const store = await show(saved);
    await pass(TOAST_AUTO_CLOSE_MS - 100);
    expect(toast()).toBeInTheDocument();
    await pass(1000);
    expect(toast()).not.toBeInTheDocument();
    expect(store.getState().toasts.shown).toEqual([]);
  });

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focusIn, fireEvent.focusOut],
  ])('pauses while it is %s', async (_how, hold, release) => {
    await show(saved);
    const card = cardOf(toast());
    await pass(3000);
    hold(card);
    await pass(20_000);
    release(card);
    await pass(1800);
    expect(toast()).toBeInTheDocument();
    await pass(1500);
    expect(toast()).not.toBeInTheDocument();
  });

  it.each([
    ['info', 'status'],
    ['error', 'alert'],
  ] as const)('of severity %s is announced as %s', async (severity, role) => {
    await show({ ...saved, severity });
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
  });

  it.each([
    [undefined, 'top', []],
    ['top-center', 'top', ['submit', 'text']],
    ['bottom-center', 'bottom', ['submit', 'text']],
  ] as const)(
    'appears at %s, for a form clear of its button and what has the focus',
    async (position, place, scrolls) => {
      const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
      render(
        <form>
          <input />
          <button type="submit">Send</button>
        </form>,
      );
      screen.getByRole('textbox').focus();
      await show({ ...saved, ...(position && { position }) });
      expect(toast()?.closest('.stack')).toHaveClass(place);
      const scrolled: readonly unknown[] = scrollIntoView.mock.contexts;
      expect(scrolled).toMatchObject(scrolls.map((type) => ({ type })));
    },
  );

  it('springs back when a drag ends without a release, as where the browser opens its menu', async () => {
    HTMLElement.prototype.setPointerCapture = jest.fn(); // not in jsdom
    await show(saved);
    const card = cardOf(toast());
    const point = (type: string, clientX = 0) =>
      // jsdom has no pointer events.
      fireEvent(card, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1 }));
    point('pointerdown', 10);
    point('pointermove', 60);
    expect(card).toHaveStyle({ transform: 'translateX(50px)' });
    point('lostpointercapture');
    expect(card).toHaveStyle({ transform: 'translateX(0px)' });
    expect(card).toHaveAttribute('data-dragging', 'false');
  });

  it('closes and runs its action', async () => {
    const action = { label: 'Undo', dispatches: toastShown({ text: 'Undone' }) };
    const store = await show({ ...saved, action });
    const shown: string[][] = [];
    store.subscribe(() => shown.push(store.getState().toasts.shown.map(({ text }) => text)));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(1000);
    expect(screen.getByText('Undone')).toBeInTheDocument();
    // First, because Undo takes the toast of its step away.
    expect(shown).toEqual([[], ['Undone']]);
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ])('closed by %s, gives the focus back to where it came from', async (_how, close) => {
    const field = document.body.appendChild(document.createElement('input'));
    const store = await show(saved);
    const button = screen.getByRole('button', { name: 'Close' });
    field.focus();
    act(() => button.focus());
    close(button);
    expect(field).toHaveFocus();
    expect(store.getState().toasts.shown).toEqual([]);
    field.remove();
  });

  it('makes room for newer toasts', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five'];
    const store = await show(...texts.map((text) => ({ text })));
    await pass(1500);
    expect(store.getState().toasts.shown.map(({ text }) => text)).toEqual(['two', 'three', 'four', 'five']);
  });

  it('moves into an open dialog and back out', async () => {
    await show(saved);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await pass(10);
    expect(dialog).toContainElement(toast());
    dialog.remove();
    await pass(10);
    expect(toast()).toBeInTheDocument();
  });
});
