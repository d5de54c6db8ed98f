import { QR_LINK_MAX, qrLink } from './qrLink';

const textOf = (typed: string) => {
  const link = qrLink(typed);
  return link.kind === 'link' ? link.text : link.kind;
};

describe('the link in a QR code', () => {
  it.each([
    ['https://Gym.example.com/Join?a=1&b=%20#top', 'https://Gym.example.com/Join?a=1&b=%20#top'],
    ['  http://gym.example.com ', 'http://gym.example.com'],
    ['gym.example.com/join', 'https://gym.example.com/join'],
    ['//gym.example.com', 'https://gym.example.com'],
    ['gym.example.com:8080', 'https://gym.example.com:8080'],
  ])('keeps %s as typed, adding only a missing scheme', (typed, text) => {
    expect(textOf(typed)).toBe(text);
  });

  it('is encoded as ASCII', () => {
    expect(textOf('https://gym.example.com/जिम')).toBe('https://gym.example.com/%E0%A4%9C%E0%A4%BF%E0%A4%AE');
  });

  it.each([
    '',
    '   ',
    'https://',
    'gym',
    'two words.example',
    'javascript:alert(1)',
    'mailto:care@example.com',
    'tel:+9198',
    'ftp://example.com',
  ])('is missing for %p', (typed) => {
    expect(textOf(typed)).toBe('none');
  });

  it('is rejected with its length when it would need smaller modules', () => {
    const start = 'https://gym.example.com/';
    const longest = start.padEnd(QR_LINK_MAX, 'a');
    expect(textOf(longest)).toBe(longest);
    expect(qrLink(`${longest}a`)).toEqual({ kind: 'tooLong', length: QR_LINK_MAX + 1 });
    expect(qrLink(start.padEnd(2000, 'a'))).toEqual({ kind: 'tooLong', length: 2000 });
  });
});
