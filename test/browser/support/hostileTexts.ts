/** What layouts and programs trip over; each is repeated in every shape below. */
const UNITS = [
  ...Array.from('aWi.-/\\@_10%₹&\'"<(…—·|~éÅﬁİẞ中龘あｱー한कॐਿعﷺ﷽ـשܐߊⴰአᎠაԱЖѕΩ𝐀𒐫ꙮ⸻𓀀😀🪔🇮'),
  // Marks, spaces and format characters.
  ...Array.from(
    '\u0301\u0489\uFE0F\u00A0\u00AD\u200B\u200C\u200D\u2060\uFEFF\u2028\u2029\u3000\u180E\u034F\u200E\u200F\u061C',
  ),
  ...Array.from(
    '\u202A\u202B\u202D\u202E\u2066\u2067\u2069\u206A\t\r\n\0\u001B\u007F\u0085\uFFFD\uFFFC\uFFFF\uE000\u{E0041}',
  ),
  '\uD83D',
  '\uDE00',
  ...['a\u0301', 'Z\u0351\u036B\u0343', 'o\u20DD', 'ش\u064B\u0651', 'שׁ', 'لا', 'ދި'],
  // Hangul from parts and its fillers; the scripts of South-East Asia, with marks that have no letter.
  ...[
    '\u1112\u1161\u11AB',
    '\u3164',
    '\u115F',
    '\uFFA0',
    'ก็',
    'ม้',
    'ក្ក',
    '\u17D2',
    'က',
    '\u1000\u103C',
    '\u103C',
    'ཀྵ',
  ],
  ...['क्ष', 'त्र्य', 'ि', 'श्री', '\u094D', 'ক্ষ', 'க்ஷ', 'ஸ்ரீ', 'క్ష', 'ಕ್ಷ', 'ക്ഷ', 'ક્ષ', 'କ୍ଷ', 'ක්‍ෂ'],
  ...['👍🏽', '👨‍👩‍👧‍👦', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '🇮🇳', '1️⃣', '❤️‍🔥'],
];

const SHAPES: readonly ((unit: string) => string)[] = [
  (unit) => unit,
  (unit) => `a${unit}b`,
  (unit) => `${unit}1`,
  (unit) => `${unit}\n${unit}`,
  (unit) => `\u202E${unit}a`,
  (unit) => `${unit} `.repeat(20),
  (unit) => `a${unit}`.repeat(50),
  (unit) => unit.repeat(40),
  (unit) => unit.repeat(200),
];

const CODE = 'document.documentElement.dataset.hit=1';
/** Code, addresses, and values that programs take for something else. */
const WORDS = [
  `<script>${CODE}</script>`,
  `<img src=x onerror=${CODE}>`,
  `"><svg onload=${CODE}>`,
  `' onfocus=${CODE} autofocus='`,
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  ` java\tscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `\${${CODE}}{{${CODE}}}`,
  `https://example.com/spy.png`,
  `//example.com/spy.png`,
  `url(https://example.com/spy.png)`,
  `<link rel=stylesheet href=https://example.com/a.css>`,
  `<style>*{display:none}</style>`,
  `</textarea></form><h1>`,
  `<!--`,
  `]]>`,
  `&lt;b&gt;&#0;`,
  `https://example.in:99999/%zz`,
  `http://[::1.2`,
  `mailto:a@example.in?bcc=b@example.in`,
  `a@example.in,b@example.in`,
  `__proto__`,
  `constructor`,
  `null`,
  `NaN`,
  `Infinity`,
  `-0`,
  `1e309`,
  `0x1F`,
  `१२३`,
  `1,00,000.00`,
  `=1+1`,
  `'; DROP TABLE Users; --`,
  `../../etc/passwd`,
  `con.txt`,
  `%s%n%x`,
  `\\u0000`,
];

/** About 1,300 texts that people who mean harm, or a bad clipboard, put into a field. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...WORDS,
  ...UNITS.flatMap((unit) => SHAPES.map((shape) => shape(unit))),
];
