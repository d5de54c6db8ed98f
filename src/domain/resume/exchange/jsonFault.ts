/** What the scanner expects next; `next` is whatever may follow a value. */
type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next';

/** Result of scanning one token: the next position and expectation, or the position of the error. */
type Step = { readonly at: number; readonly expected: Expected } | { readonly fault: number };

const SPACE = /[ \t\n\r]*/y;
const LITERAL = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/iy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-f]{4})/iy;

/** End of a sticky expression's match at `at`; `at` itself if it doesn't match. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Skips a string whose opening quote is before `at`. */
function overString(text: string, at: number, expected: Expected): Step {
  for (let index = at; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (text[index] === '"') return { at: index + 1, expected };
    if (code < 0x20) return { fault: index };
    if (text[index] !== '\\') continue;
    const end = endOf(ESCAPE, text, index);
    if (end === index) return { fault: index };
    index = end - 1;
  }
  return { fault: text.length };
}

function overValue(text: string, at: number, open: string[]): Step {
  const character = text.charAt(at);
  if (character === '"') return overString(text, at + 1, 'next');
  if (character === '{' || character === '[') {
    open.push(character);
    return { at: at + 1, expected: character === '{' ? 'firstKey' : 'firstValue' };
  }
  const end = endOf(LITERAL, text, at);
  return end === at ? { fault: at } : { at: end, expected: 'next' };
}

const CLOSES: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** Skips a bracket that closes the innermost open one. */
function overEnd(text: string, at: number, open: string[]): Step {
  if (open.length === 0 || CLOSES[text.charAt(at)] !== open.at(-1)) return { fault: at };
  open.pop();
  return { at: at + 1, expected: 'next' };
}

function stepOver(text: string, at: number, expected: Expected, open: string[]): Step {
  const character = text.charAt(at);
  const mayEnd = expected === 'next' || expected === 'firstKey' || expected === 'firstValue';
  if (mayEnd && character in CLOSES) return overEnd(text, at, open);
  if (expected === 'next') {
    if (character !== ',' || open.length === 0) return { fault: at };
    return { at: at + 1, expected: open.at(-1) === '{' ? 'key' : 'value' };
  }
  if (expected === 'colon') return character === ':' ? { at: at + 1, expected: 'value' } : { fault: at };
  if (expected === 'value' || expected === 'firstValue') return overValue(text, at, open);
  return character === '"' ? overString(text, at + 1, 'colon') : { fault: at };
}

/**
 * The offset of the first syntax error in invalid JSON; the length of the text if it merely ends too early.
 * Needed because engines report the position differently, or not at all.
 */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let step: Step = { at: 0, expected: 'value' };
  while (!('fault' in step)) {
    const at = endOf(SPACE, text, step.at);
    step = at >= text.length ? { fault: text.length } : stepOver(text, at, step.expected, open);
  }
  return step.fault;
}
