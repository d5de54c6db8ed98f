/** A token of a rules file; `line` is for error messages. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly line: number;
}

/** A syntax error in the rules file: what was expected, and where. */
export class RulesSyntaxError extends Error {
  constructor(line: number, message: string) {
    super(`firestore.rules line ${line}: ${message}`);
  }
}

const BLANK = /\s+|\/\/[^\n]*/y;
const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+/y],
  ['string', /'[^'\\\n]*'/y],
  ['symbol', /\|\||&&|==|!=|<=|>=|[!:.,;=(){}[\]/]/y],
];

/** @throws RulesSyntaxError for a character that starts no token */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  };
  while (at < source.length) {
    const blank = read(BLANK);
    if (blank !== undefined) {
      line += blank.split('\n').length - 1;
      continue;
    }
    const token = readToken(read, line);
    if (!token) throw new RulesSyntaxError(line, `cannot read “${source.slice(at, at + 12)}”`);
    tokens.push(token);
  }
  tokens.push({ kind: 'end', text: 'the end of the file', line });
  return tokens;
}

function readToken(read: (pattern: RegExp) => string | undefined, line: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const text = read(pattern);
    if (text !== undefined) return { kind, text: kind === 'string' ? text.slice(1, -1) : text, line };
  }
  return undefined;
}
