import { QR_LINK_MAX, qrLink } from './qrLink';

const textOf = (typed: string) => {
  const link = qrLink(typed);
  return link.kind === 'link' ? link.text : link.kind;
};

describe('the link of a code', () => {
  it.each([
    ['https://Gym.example.com/Join?a=1&b=%20#top', 'https://Gym.example.com/Join?a=1&b=%20#top'],
    ['  http://gym.example.com ', 'http://gym.example.com'],
    ['gym.example.com/join', 'https://gym.example.com/join'],
    ['//gym.example.com', 'https://gym.example.com'],
    ['gym.example.com:8080', 'https://gym.example.com:8080'],
  ])('%s is what was typed', (typed, text) => {
    expect(textOf(typed)).toBe(text);
  });

  it('is written in ASCII where the typed one is not', () => {
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
  ])('%p makes none', (typed) => {
    expect(textOf(typed)).toBe('none');
  });

  it('is refused with its length from the first character that would need a smaller module', () => {
    const start = 'https://gym.example.com/';
    const longest = start.padEnd(QR_LINK_MAX, 'a');
    expect(textOf(longest)).toBe(longest);
    expect(qrLink(`${longest}a`)).toEqual({ kind: 'tooLong', length: QR_LINK_MAX + 1 });
    expect(qrLink(start.padEnd(2000, 'a'))).toEqual({ kind: 'tooLong', length: 2000 });
  });
});
