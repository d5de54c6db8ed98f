import { useState } from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled, storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { SOCIAL_FIELDS } from '../../../domain/posts/details';
import type { TakenLogo } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { selectPostDetails } from '../../../store/postDetailsSlice';
import { selectToasts } from '../../../store/toastsSlice';
import { LogoField } from './LogoField';
import { useLogo } from './useLogo';

jest.mock('../../../services/imageIntake/takeInPicture');
const intake = jest.mocked(takeInPicture<'logo'>);

const image = (fileName: string, background: TakenLogo['background'] = 'none'): TakenLogo => ({
  dataUrl: `data:image/png;base64,${fileName}`,
  width: 480,
  height: 440,
  background,
});
const plain = (fileName: string, hasEnclosed = false) =>
  image(fileName, {
    colour: [255, 255, 255],
    cleared: image(`cleared-${fileName}`),
    hollow: hasEnclosed ? image(`hollow-${fileName}`) : undefined,
  });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function Form() {
  const logo = useLogo('selectedPhoto');
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        There and back
      </button>
      {isShown && (
        <LogoField spec={SOCIAL_FIELDS.selectedPhoto} logo={logo} numeral={20} onFocus={() => undefined} />
      )}
    </>
  );
}

/** Opens the form in a tab with this logo. */
function openForm(selectedPhoto = '') {
  const { store } = storeWith({ selectedPhoto });
  return { store, ...renderIn(store, <Form />) };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Logo/);
const logo = () => screen.queryByAltText('Your logo');
const nameOf = (dataUrl: string) => dataUrl.split(',')[1] ?? '';
const shown = () => nameOf(logo()?.getAttribute('src') ?? '');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function choose(taken: TakenLogo) {
  intake.mockResolvedValueOnce(taken);
  await userEvent.upload(input(), file(nameOf(taken.dataUrl)));
}

describe('the logo field', () => {
  it('asks for a transparent logo and accepts only pictures', () => {
    openForm();
    expect(screen.getByText(/Upload a transparent logo/)).toBeVisible();
    expect(input()).toHaveAttribute('accept', expect.stringMatching(/^(image\/[a-z+]+,?)+$/));
  });

  it.each([
    ['a transparent logo', image('logo.png'), /^logo\.png 480 × 440 Transparent background/],
    ['a photo without a plain background', image('shop.jpg', 'mixed'), /no plain background to remove/],
  ])('shows %s and describes it', async (_title, taken, words) => {
    openForm();
    await choose(taken);
    expect(shown()).toBe(nameOf(taken.dataUrl));
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: 'Remove plain background' })).not.toBeInTheDocument();
  });

  it('says why a file was refused and keeps the previous logo, which can be removed', async () => {
    intake.mockRejectedValueOnce(
      new Error('notes.png is damaged. Save it again from the program that made it.'),
    );
    openForm('data:image/png;base64,before');
    await userEvent.upload(input(), file('notes.png'));
    expect(screen.getByRole('status')).toHaveTextContent(/notes\.png is damaged/);
    await press('There and back');
    await press('There and back');
    expect(screen.getByRole('status')).toHaveTextContent(/notes\.png is damaged/);
    expect(shown()).toBe('before');
    await press('Remove');
    expect(logo()).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('keeps the file chosen last, however long the first one takes, and wherever the visitor goes meanwhile', async () => {
    let finishFirst: (taken: TakenLogo) => void = () => undefined;
    intake.mockImplementationOnce(() => new Promise((resolve) => (finishFirst = resolve)));
    openForm();
    await userEvent.upload(input(), file('first.png'));
    await press('There and back');
    await press('There and back');
    await choose(image('second.png'));
    await act(() => (finishFirst(image('first.png')), settled()));
    expect(shown()).toBe('second.png');
  });

  it('keeps the file chosen last on another page, too, and says what was refused after its page', async () => {
    const finish: ((taken: TakenLogo) => void)[] = [];
    const pending = () => new Promise<TakenLogo>((resolve) => finish.push(resolve));
    intake.mockImplementationOnce(pending);
    const { store, unmount } = openForm();
    const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
    await userEvent.upload(input(), file('first.png'));
    unmount();
    renderIn(store, <Form />);
    await choose(image('second.png'));
    await act(() => (finish[0]?.(image('first.png')), settled()));
    expect(selectPostDetails(store.getState()).selectedPhoto).toBe(image('second.png').dataUrl);

    let refuse = (): void => undefined;
    intake.mockImplementationOnce(
      () => new Promise((_, reject) => (refuse = () => reject(new Error('third.png is damaged.')))),
    );
    await userEvent.upload(input(), file('third.png'));
    expect(toasts()).toEqual([]);
    cleanup();
    await act(() => (refuse(), settled()));
    expect(toasts()).toEqual(['third.png is damaged.']);
  });

  it.each(['paste', 'drop'] as const)('accepts a file from a %s anywhere on the page', async (kind) => {
    intake.mockResolvedValueOnce(image(`${kind}.png`));
    openForm();
    const given = { types: ['Files'], files: [file(`${kind}.png`)] };
    await act(
      () => (fireEvent[kind](document.body, { clipboardData: given, dataTransfer: given }), settled()),
    );
    expect(shown()).toBe(`${kind}.png`);
  });
});

describe('a logo with a plain background', () => {
  const offered = async (taken: TakenLogo) => {
    openForm();
    await choose(taken);
    await screen.findByRole('button', { name: 'Remove plain background' });
  };

  it('is shown with and without it', async () => {
    await offered(plain('logo.jpg'));
    expect(screen.getByRole('status')).toHaveTextContent(/shows as a box/);
    expect(screen.getByAltText('Your logo in a box')).toBeVisible();
    expect(screen.getByAltText('Your logo without the box')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('loses it until Undo, also after another step of the form', async () => {
    await offered(plain('logo.jpg'));
    await press('Remove plain background');
    expect(shown()).toBe('cleared-logo.jpg');
    expect(screen.getByRole('status')).toHaveTextContent('Background removed');
    expect(input()).toHaveFocus();
    await press('There and back');
    await press('There and back');
    expect(shown()).toBe('cleared-logo.jpg');
    await press('Undo');
    expect(shown()).toBe('logo.jpg');
    expect(screen.getByRole('button', { name: 'Remove plain background' })).toBeVisible();
  });

  it('also loses it inside letters on request', async () => {
    await offered(plain('logo.jpg', true));
    await userEvent.click(screen.getByRole('checkbox', { name: /inside letters/ }));
    await press('Remove plain background');
    expect(shown()).toBe('hollow-logo.jpg');
  });

  it('can be kept, and changed later, even after another file was refused', async () => {
    await offered(plain('logo.jpg'));
    await press('Keep it');
    expect(shown()).toBe('logo.jpg');
    expect(screen.getByRole('status')).toHaveTextContent('Plain background kept');
    await press('Remove background');
    intake.mockRejectedValueOnce(new Error('notes.txt is not a picture.'));
    await userEvent.upload(input(), file('notes.png'));
    expect(screen.getByRole('button', { name: 'Remove plain background' })).toBeVisible();
  });
});
