import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SOCIAL_FIELDS } from '../../../domain/posts/details';
import { takeInImage, type TakenImage } from '../../../services/imageIntake/imageIntake';
import { LogoField } from './LogoField';

jest.mock('../../../services/imageIntake/imageIntake');
const intake = jest.mocked(takeInImage);

const image = (fileName: string, isOpaque = false): TakenImage => ({
  dataUrl: `data:image/png;base64,${fileName}`,
  fileName,
  width: 480,
  height: 440,
  isOpaque,
});
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function Form({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <LogoField
      name="selectedPhoto"
      spec={SOCIAL_FIELDS.selectedPhoto}
      value={value}
      numeral={20}
      onChange={(_name, next) => setValue(next)}
      onFocus={() => undefined}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Logo/);
const logo = () => screen.queryByAltText('Your logo');

describe('the logo field', () => {
  it('reminds of a transparent logo and takes pictures only', () => {
    render(<Form />);
    expect(screen.getByText(/Upload a transparent logo/)).toBeVisible();
    expect(input()).toHaveAttribute('accept', 'image/*');
  });

  it('shows the logo that was chosen, and says that it is see-through', async () => {
    intake.mockResolvedValue(image('logo.png'));
    render(<Form />);
    await userEvent.upload(input(), file('logo.png'));
    expect(logo()).toHaveAttribute('src', 'data:image/png;base64,logo.png');
    expect(screen.getByRole('status')).toHaveTextContent('logo.png 480 × 440 Transparent background');
  });

  it('says when a logo has a plain background', async () => {
    intake.mockResolvedValue(image('logo.jpg', true));
    render(<Form />);
    await userEvent.upload(input(), file('logo.jpg'));
    expect(screen.getByRole('status')).toHaveTextContent(/shows as a box/);
  });

  it('says why a file was refused and keeps the logo there was', async () => {
    intake.mockRejectedValue(new Error('notes.png is damaged. Save it again from the program that made it.'));
    render(<Form initial="data:image/png;base64,before" />);
    await userEvent.upload(input(), file('notes.png'));
    expect(screen.getByRole('status')).toHaveTextContent(/notes\.png is damaged/);
    expect(logo()).toHaveAttribute('src', 'data:image/png;base64,before');
  });

  it('keeps the file that was chosen last, however long the first one takes', async () => {
    let finishFirst: (taken: TakenImage) => void = () => undefined;
    intake.mockImplementationOnce(() => new Promise((resolve) => (finishFirst = resolve)));
    intake.mockResolvedValueOnce(image('second.png'));
    render(<Form />);
    await userEvent.upload(input(), file('first.png'));
    await userEvent.upload(input(), file('second.png'));
    await act(async () => {
      finishFirst(image('first.png'));
      await Promise.resolve();
    });
    expect(logo()).toHaveAttribute('src', 'data:image/png;base64,second.png');
  });

  it('gives the focus back to the file control when the logo is removed', async () => {
    render(<Form initial="data:image/png;base64,before" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(logo()).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });
});
