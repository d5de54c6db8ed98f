import { groupDigits, latinDigits } from '../digits';
import { AMOUNT_MAX } from './inputs';

/** Rupees, by the first letter of thousand (or k), lakh and crore, in English and Hindi. */
const UNITS: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, ह: 1e3, l: 1e5, ल: 1e5, c: 1e7, क: 1e7 };

/**
 * Parses an amount: `₹ 1,00,000`, `१,००,०००`, `Rs. 1,00,000/- only` and `1 lakh rupees` are 100000, `12% p.a.` is 12 and
 * `10 yrs` is 10. A comma before one or two last digits is a decimal one, as in `7,5` and `1.234,56`: the last group has three.
 * Undefined when it isn't a finite number, or is two, such as two cells of a spreadsheet.
 */
export function parseAmount(typed: string): number | undefined {
  const bare = latinDigits(typed.slice(0, AMOUNT_MAX).toLowerCase().replace('−', '-'))
    .replace(/[^\S\t\n\r]|\p{Cf}/gu, '')
    // A line break in place of a word, because two numbers must not become one. A minus may come before the rupee sign. In Hindi,
    // rupees, years and "per" are told by how they begin, with whatever follows: रुपये and रुपए, वर्ष and साल, प्रति माह and प्रतिशत.
    .replace(
      /(-?)(?:rupees?|rs\.?|inr|only|y(?:ea)?rs?|(?:per|\/)[a-z]+|p\.?[am]|[₹%]|(?:रु|व|सा|प्र)\D*)/g,
      '\n$1',
    )
    .replace(/^\s+|[\s/.,-]+$|\.(?=.*,\d\d?\D*$)|,(?!\d\d?\D*$)/g, '')
    .replace(',', '.');
  // No other letters, because JavaScript takes 0x10 for a number. In Hindi, a letter with a dot is one character or two.
  const [, text, unit = ''] =
    /^([\d.e+-]+)(k|thousand|l(?:akhs?|acs?)?|cr(?:ores?)?|ह..?ार|लाख|करो..?)?$/.exec(bare) ?? [];
  // In floating point, 1.15 lakh is 114999.99999999999.
  const value = Number((Number(text) * (UNITS[unit.charAt(0)] ?? 1)).toPrecision(15));
  return Number.isFinite(value) ? value : undefined;
}

/** `₹78,082.38`, `−₹3`: rupee sign and Indian digit grouping. */
export const inRupees = (amount: number, decimals?: 2): string =>
  `${amount < 0 ? '−' : ''}₹${groupDigits(Math.abs(amount), 'en-IN', decimals)}`;

/** An amount with two decimals; an em dash for undefined. */
export const formatRupees = (amount: number | undefined): string =>
  amount === undefined ? '—' : inRupees(amount, 2);
