import { RulesSyntaxError, type Token } from './tokenize';

/** A position in a list of tokens, with the operations of both parsers. */
export interface TokenReader {
  peek(): Token;
  /** Consumes the next token, whatever it is. */
  next(): Token;
  /** Consumes the next token if it is `text`: a symbol or a word, never a quoted string. */
  accept(text: string): boolean;
  /** @throws RulesSyntaxError if the next token is another one */
  expect(text: string): void;
  /** @throws RulesSyntaxError if the next token isn't a name */
  name(): string;
  /** Reads items separated by commas up to and including `end`. */
  listUntil<T>(end: string, item: () => T): T[];
  /** @throws RulesSyntaxError always, saying that `wanted` was expected */
  fail(wanted: string): never;
}

/** Starts at the first token. */
export function createTokenReader(tokens: readonly Token[]): TokenReader {
  let at = 0;
  const end: Token = tokens.at(-1) ?? { kind: 'end', text: 'the end of the file', line: 1 };
  const peek = () => tokens[at] ?? end;
  const isNext = (text: string) => peek().text === text && peek().kind !== 'string';
  const next = () => {
    const token = peek();
    at += 1;
    return token;
  };
  const accept = (text: string) => {
    const isThere = isNext(text);
    if (isThere) at += 1;
    return isThere;
  };
  const fail = (wanted: string): never => {
    throw new RulesSyntaxError(peek().line, `expected ${wanted}, found “${peek().text}”`);
  };
  return {
    peek,
    next,
    accept,
    fail,
    expect: (text) => {
      if (!accept(text)) fail(`“${text}”`);
    },
    name: () => (peek().kind === 'name' ? next().text : fail('a name')),
    listUntil(last, item) {
      const items = [];
      while (!isNext(last)) {
        items.push(item());
        if (!accept(',')) break;
      }
      if (!accept(last)) fail(`“${last}”`);
      return items;
    },
  };
}
