import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '../../services/files';
import { CopyButton } from './CopyButton';

jest.mock('../../services/files');

describe('CopyButton', () => {
  it.each([
    ['says so once the text is on the clipboard', true, 'Copied'],
    ['keeps its label in a browser that blocks copying', false, 'Copy it'],
  ])('%s', async (_, isCopied, label) => {
    jest.mocked(copyText).mockResolvedValue(isCopied);
    render(<CopyButton text={() => 'the state'}>Copy it</CopyButton>);
    await userEvent.click(screen.getByRole('button'));
    expect(copyText).toHaveBeenCalledWith('the state');
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  });
});
