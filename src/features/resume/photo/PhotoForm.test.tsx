import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled, storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { choosePhoto } from '../../../../test/jest/choosePhoto';
import type { TakenImage } from '../../../services/imageIntake/takenPicture';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { undone } from '../../../store/resumeHistory';
import { PictureRefused } from '../../../services/imageIntake/refusal';
import { selectToasts } from '../../../store/toastsSlice';
import { cropDialog } from './lazyParts';
import { cropPicture } from './cropPicture';
import { PhotoForm } from './PhotoForm';

jest.mock('../../../services/imageIntake/takeInPicture');
jest.mock('./cropPicture');
const intake = jest.mocked(takeInPicture<'image'>);
const cut = jest.mocked(cropPicture);

const PORTRAIT = 'data:image/jpeg;base64,AAAA';
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const picture = (fileName: string): TakenImage => ({
  dataUrl: `data:image/jpeg;base64,${fileName}`,
  width: 800,
  height: 1000,
});

beforeAll(() => cropDialog.load());
beforeEach(() => {
  intake.mockImplementation((_wanted, chosen) => Promise.resolve(picture(chosen.name)));
  cut.mockReturnValue(PORTRAIT);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => void jest.resetAllMocks());

function show(before?: string) {
  const { store } = storeWith();
  if (before) choosePhoto(store, before);
  const content = (
    <main id="main" tabIndex={-1}>
      <PhotoForm variant="b" />
    </main>
  );
  const { unmount } = renderIn(store, content);
  return {
    unmount,
    undo: () => act(() => void store.dispatch(undone())),
    chosen: () => store.getState().resume.selectedPhoto,
    toasts: () => selectToasts(store.getState()),
    user: userEvent.setup({ applyAccept: false }),
  };
}

const input = () => screen.getByLabelText('Profile photo', { selector: 'input' });
async function dialog(): Promise<HTMLElement> {
  const shown = await screen.findByRole('dialog', { name: 'Crop your photo' });
  await waitFor(() => expect(shown.querySelector('img')).toBeInTheDocument());
  await act(settled);
  return shown;
}
/** The form after the visitor has chosen nisha.jpg and sees its frame. */
async function openFrame(before?: string) {
  const form = show(before);
  await form.user.upload(input(), file('nisha.jpg'));
  await dialog();
  return form;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const portrait = () => screen.queryByRole('img', { name: 'Your portrait' });

it('keeps nothing of a photo until it is cropped; then the crop, which Adjust makes of the original', async () => {
  const { chosen } = await openFrame();
  expect(portrait()).not.toBeInTheDocument();
  expect(chosen()).toBeNull();
  await press('Use this photo');
  expect(portrait()).toHaveAttribute('src', PORTRAIT);
  expect(chosen()).toEqual({ name: 'nisha.jpg', size: 7, type: 'image/jpeg' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Adjust');
  expect((await dialog()).querySelector('img')).toHaveAttribute('src', picture('nisha.jpg').dataUrl);
});

it('waits with the crop until the picture is decoded, and shows so: until then it would be blank', async () => {
  let decoded = (): void => undefined;
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
  await openFrame();
  const use = screen.getByRole('button', { name: 'Use this photo' });
  expect(use).toHaveAttribute('aria-busy', 'true');
  await press('Use this photo');
  expect(cut).not.toHaveBeenCalled();
  decoded();
  await act(settled);
  expect(use).not.toHaveAttribute('aria-busy');
  await press('Use this photo');
  expect(portrait()).toHaveAttribute('src', PORTRAIT);
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', async () => void fireEvent(await dialog(), new Event('cancel', { cancelable: true }))],
])('keeps the previous photo after %s', async (_way, leave) => {
  const { chosen } = await openFrame('data:before');
  const before = chosen();
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portrait()).toHaveAttribute('src', 'data:before');
  expect(input()).toHaveFocus();
  expect(chosen()).toBe(before);
});

it('says why a file was refused, and keeps the previous photo', async () => {
  const { user } = show('data:before');
  intake.mockRejectedValue(new PictureRefused('torn.png is damaged. Save it again.'));
  await user.upload(input(), file('torn.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('torn.png is damaged. Save it again.');
  expect(portrait()).toHaveAttribute('src', 'data:before');
});

it('reports a picture that cannot be cropped, and stays open', async () => {
  await openFrame();
  cut.mockImplementation(() => {
    throw new Error('This browser could not create a canvas.');
  });
  await press('Use this photo');
  expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be cropped.');
  expect(portrait()).not.toBeInTheDocument();
});

it('says which file it is opening', async () => {
  const { user } = show();
  intake.mockReturnValue(new Promise(() => undefined));
  await user.upload(input(), file('nisha.jpg'));
  expect(screen.getByRole('status')).toHaveTextContent('Opening nisha.jpg');
});

it('keeps a photo in the proposed frame if its visitor goes on while it is still being opened', async () => {
  const { user, unmount, chosen } = show();
  let open: (taken: TakenImage) => void = () => undefined;
  intake.mockReturnValue(new Promise((resolve) => (open = resolve)));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await user.upload(input(), file('nisha.jpg'));
  unmount();
  open(picture('nisha.jpg'));
  await waitFor(() => expect(chosen()).toEqual({ name: 'nisha.jpg', size: 7, type: 'image/jpeg' }));
  expect(cut.mock.lastCall?.slice(1)).toEqual([
    { x: 0, y: 6, width: 100, height: 80 },
    { width: 38, height: 38 },
  ]);
});

it('keeps the photo chosen last, although an earlier one opens later and its visitor has been elsewhere', async () => {
  const { user, unmount, chosen } = show();
  let open: (taken: TakenImage) => void = () => undefined;
  intake.mockReturnValueOnce(new Promise((resolve) => (open = resolve)));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await user.upload(input(), file('first.jpg'));
  unmount();
  show();
  await user.upload(input(), file('second.jpg'));
  await dialog();
  open(picture('first.jpg'));
  await act(settled);
  expect(chosen()).toBeNull();
});

it.each([
  ['is refused', () => Promise.reject(new Error('torn.png is damaged.')), 'torn.png is damaged.'],
  ['can’t be drawn', () => Promise.resolve(picture('torn.png')), 'torn.png could not be cropped.'],
])('says in a toast that a photo %s whose visitor has gone on', async (_what, answer, message) => {
  const { user, unmount, chosen, toasts } = show('data:before');
  const before = chosen();
  let open = (): void => undefined;
  intake.mockReturnValue(new Promise<void>((resolve) => (open = resolve)).then(answer));
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  await user.upload(input(), file('torn.png'));
  unmount();
  open();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()).toMatchObject([{ severity: 'error', text: expect.stringContaining(message) as string }]);
  expect(chosen()).toBe(before);
});

describe('a dropped or pasted file', () => {
  const transfer = (files: File[]) => ({ types: files.length > 0 ? ['Files'] : ['text/plain'], files });

  it('is accepted when dropped; the browser does not navigate to it, and the dialog leads back to the input', async () => {
    show();
    const dataTransfer = transfer([file('nisha.jpg')]);
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(screen.getByText('Drop it to open it')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer });
    await dialog();
    await press('Cancel');
    expect(input()).toHaveFocus();
  });

  it('is accepted when pasted; pasted text is not', async () => {
    show();
    fireEvent.paste(document.body, { clipboardData: transfer([]) });
    fireEvent.paste(document.body, { clipboardData: transfer([file('image.png')]) });
    await dialog();
    expect(intake).toHaveBeenCalledTimes(1);
  });

  it('is ignored while a photo is being cropped', async () => {
    await openFrame();
    expect(fireEvent.drop(document.body, { dataTransfer: transfer([file('other.jpg')]) })).toBe(false);
    expect(intake).toHaveBeenCalledTimes(1);
  });
});

it('removes the photo and returns the focus to the file input; undo shows it again, and the crop before', async () => {
  const { chosen, undo } = show(PORTRAIT);
  cut.mockReturnValue('data:adjusted');
  await press('Adjust');
  await dialog();
  await press('Use this photo');
  await press('Remove photo');
  expect(portrait()).not.toBeInTheDocument();
  expect(chosen()).toBeNull();
  expect(input()).toHaveFocus();
  undo();
  expect(portrait()).toHaveAttribute('src', 'data:adjusted');
  undo();
  expect(portrait()).toHaveAttribute('src', PORTRAIT);
});
