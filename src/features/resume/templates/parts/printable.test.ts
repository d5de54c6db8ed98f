import { printable, printableItem } from './printable';

describe('text on paper', () => {
  it.each([
    ['a line break and a tab', 'Built\r\n\tit', 'Built it'],
    ['a bidi control that reverses the rest of the page', 'Asha\u202E Rao', 'Asha Rao'],
    ['zero-width characters', '\uFEFFAs\u200Bha\u2060', 'Asha'],
    ['a pile of marks', `Z${'\u0301'.repeat(40)}a`, `Z${'\u0301'.repeat(2)}a`],
    ['the joiners of an Indian script', 'क्\u200Dष', 'क्\u200Dष'],
    ['a family of emoji', '👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
    ['accents, a rupee sign and an Urdu name', 'é ₹5 عائشہ', 'é ₹5 عائشہ'],
  ])('handles %s', (_, typed, expected) => {
    expect(printable(typed)).toBe(expected);
  });

  it('keeps values that are not text, and creates each entry once', () => {
    const entry = { id: 7, name: 'SQL\n' };
    expect(printableItem(entry)).toEqual({ id: 7, name: 'SQL ' });
    expect(printableItem(entry)).toBe(printableItem(entry));
  });
});
