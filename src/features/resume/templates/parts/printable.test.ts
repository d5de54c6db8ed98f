import { printable, printableItem } from './printable';

describe('text on paper', () => {
  it.each([
    ['a line end and a tab', 'Built\r\n\tit', 'Built it'],
    ['a mark that turns the rest of the page around', 'Asha\u202E Rao', 'Asha Rao'],
    ['zero-width characters', '\uFEFFAs\u200Bha\u2060', 'Asha'],
    ['a pile of marks', `Z${'\u0301'.repeat(40)}a`, `Z${'\u0301'.repeat(2)}a`],
    ['the joiners of an Indian script', 'क्\u200Dष', 'क्\u200Dष'],
    ['a family of emoji', '👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
    ['accents, a rupee sign and an Urdu name', 'é ₹5 عائشہ', 'é ₹5 عائشہ'],
  ])('knows what to do with %s', (_, typed, expected) => {
    expect(printable(typed)).toBe(expected);
  });

  it('keeps what is no text, and makes each entry once', () => {
    const entry = { id: 7, name: 'SQL\n' };
    expect(printableItem(entry)).toEqual({ id: 7, name: 'SQL ' });
    expect(printableItem(entry)).toBe(printableItem(entry));
  });
});
