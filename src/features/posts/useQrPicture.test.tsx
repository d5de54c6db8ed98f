import { renderHook, waitFor } from '@testing-library/react';
import { QR_LINK_MAX } from '../../domain/posts/qrLink';
import { qrCode } from './lazyParts';
import { useQrPicture } from './useQrPicture';

const draw = (link: string) =>
  renderHook(({ typed }) => useQrPicture(typed), { initialProps: { typed: link } });

describe('the code of a typed link', () => {
  it('exists for a valid link, follows its changes and disappears with it', async () => {
    const { result, rerender } = draw('');
    expect(result.current).toEqual({ picture: undefined, hasFailed: false });
    expect(qrCode.state()).toEqual({}); // nobody has asked for it
    rerender({ typed: 'https://gym.example.com' });
    await waitFor(() => expect(result.current.picture).toMatch(/^data:image\/svg\+xml,/));
    const first = result.current.picture;
    rerender({ typed: 'https://gym.example.com/join' });
    expect(result.current.picture).not.toBe(first);
    rerender({ typed: 'https://gym.example.com' });
    expect(result.current.picture).toBe(first);
    rerender({ typed: 'https:' });
    expect(result.current.picture).toBeUndefined();
  });

  it('is omitted for a link that is too long', () => {
    expect(
      draw('https://gym.example.com/'.padEnd(QR_LINK_MAX + 1, 'a')).result.current.picture,
    ).toBeUndefined();
  });
});
