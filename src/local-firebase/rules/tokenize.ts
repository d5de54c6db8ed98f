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

const PATTERNS = [
  ['blank', /^(?:\s+|\/\/.*)/],
  ['name', /^[A-Za-z_]\w*/],
  ['number', /^\d+/],
  ['string', /^'[^'\\\n]*'/],
  ['symbol', /^(?:\|\||&&|==|!=|<=|>=|[!:.,;=(){}[\]/])/],
] as const;

/** @throws RulesSyntaxError for a character that starts no token */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let rest = source; rest !== '';) {
    const [kind, pattern] = PATTERNS.find(([, one]) => one.test(rest)) ?? [];
    const text = pattern?.exec(rest)?.[0];
    if (!kind || text === undefined) throw new RulesSyntaxError(line, `cannot read “${rest.slice(0, 12)}”`);
    if (kind !== 'blank') tokens.push({ kind, text: kind === 'string' ? text.slice(1, -1) : text, line });
    line += text.split('\n').length - 1;
    rest = rest.slice(text.length);
  }
  tokens.push({ kind: 'end', text: 'the end of the file', line });
  return tokens;
}
