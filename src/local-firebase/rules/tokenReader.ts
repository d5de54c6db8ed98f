import { RulesSyntaxError, type Token } from './tokenize';

/** A position in a list of tokens, with the operations of both parsers. Starts at the first token. */
export class TokenReader {
  private at = 0;
  private readonly end: Token;

  constructor(private readonly tokens: readonly Token[]) {
    this.end = tokens.at(-1) ?? { kind: 'end', text: 'the end of the file', line: 1 };
  }

  peek(): Token {
    return this.tokens[this.at] ?? this.end;
  }

  /** Consumes the next token, whatever it is. */
  next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  /** Consumes the next token if it is `text`: a symbol or a word, never a quoted string. */
  accept(text: string): boolean {
    const isThere = this.peek().text === text && this.peek().kind !== 'string';
    if (isThere) this.at += 1;
    return isThere;
  }

  /** @throws RulesSyntaxError if the next token is another one */
  expect(text: string): void {
    if (!this.accept(text)) this.fail(`“${text}”`);
  }

  /** @throws RulesSyntaxError if the next token isn't a name */
  name(): string {
    return this.peek().kind === 'name' ? this.next().text : this.fail('a name');
  }

  /** Reads items separated by commas up to and including `end`. */
  listUntil<Item>(end: string, item: () => Item): Item[] {
    const items: Item[] = [];
    if (this.accept(end)) return items;
    do items.push(item());
    while (this.accept(','));
    this.expect(end);
    return items;
  }

  /** @throws RulesSyntaxError always, saying that `wanted` was expected */
  fail(wanted: string): never {
    throw new RulesSyntaxError(this.peek().line, `expected ${wanted}, found “${this.peek().text}”`);
  }
}
