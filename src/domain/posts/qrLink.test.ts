import { QR_LINK_MAX, qrLink } from './qrLink';

const textOf = (typed: string) => {
  const link = qrLink(typed);
  return link.kind === 'link' ? link.text : link.kind;
};

describe('the link in a QR code', () => {
  it.each([
    ['https://Gym.example.com/Join?a=1&b=%20#top', 'https://Gym.example.com/Join?a=1&b=%20#top'],
    ['  http://gym.example.com ', 'http://gym.example.com'],
    ['gym.example.com:8080', 'https://gym.example.com:8080'],
    ['//gym.example.com', 'https://gym.example.com'],
    ['https://gym.example.com/जिम', 'https://gym.example.com/%E0%A4%9C%E0%A4%BF%E0%A4%AE'],
  ])('keeps %s as typed, adding only a missing scheme and encoding it as ASCII', (typed, text) => {
    expect(textOf(typed)).toBe(text);
  });

  it.each(['', 'gym', 'mailto:care@example.com', 'tel:+9198'])('is missing for %p', (typed) => {
    expect(textOf(typed)).toBe('none');
  });

  it('is rejected with its length when it would need smaller modules', () => {
    const longest = 'https://gym.example.com/'.padEnd(QR_LINK_MAX, 'a');
    expect(textOf(longest)).toBe(longest);
    expect(qrLink(`${longest}a`)).toEqual({ kind: 'tooLong', length: QR_LINK_MAX + 1 });
  });
});
