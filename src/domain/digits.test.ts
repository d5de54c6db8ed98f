/** @jest-environment node */
import fc from 'fast-check';
import { groupDigits, latinDigits, type Grouping } from './digits';

it('groups the digits of integers, amounts in paise and arbitrary numbers as toLocaleString does', () => {
  const paise = fc.integer({ min: -1e15, max: 1e15 }).map((count) => count / 100);
  const value = fc.oneof(fc.integer(), paise, fc.maxSafeInteger(), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(value, fc.constantFrom<Grouping>('en-IN', 'en-US'), (amount, grouping) => {
      const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
      // `groupDigits` drops the sign of -0; `toLocaleString` keeps it.
      if (Object.is(amount, -0)) return;
      expect(groupDigits(amount, grouping, 2)).toBe(amount.toLocaleString(grouping, two));
      expect(groupDigits(amount, grouping)).toBe(amount.toLocaleString(grouping));
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['Hindi', '०१२३४५६७८९'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['sans-serif bold', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
])('writes %s digits as 0 to 9 and keeps all else', (_, digits) => {
  expect(latinDigits(`+91 ${digits}-5 क`)).toBe('+91 0123456789-5 क');
});
