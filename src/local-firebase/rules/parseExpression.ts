import type { BinaryOperator, Expression } from './syntax';
import type { TokenReader } from './tokenReader';

/** Operators by precedence, lowest first. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [['||'], ['&&'], ['==', '!='], ['<=', '>=']];
const CONSTANTS = new Map<string, true | false | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Parses one expression. @throws RulesSyntaxError for anything that firestore.rules doesn't use */
export function parseExpression(reader: TokenReader): Expression {
  return parseLevel(reader, 0);
}

function parseLevel(reader: TokenReader, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseTypeTest(reader);
  let left = parseLevel(reader, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => reader.accept(candidate));
    if (!operator) return left;
    left = { kind: 'binary', operator, left, right: parseLevel(reader, level + 1) };
  }
}

function parseTypeTest(reader: TokenReader): Expression {
  const of = parseUnary(reader);
  if (!reader.accept('is')) return of;
  reader.expect('string');
  return { kind: 'isString', of };
}

function parseUnary(reader: TokenReader): Expression {
  if (reader.accept('!')) return { kind: 'not', of: parseUnary(reader) };
  return parsePostfix(reader);
}

function parsePostfix(reader: TokenReader): Expression {
  let of = parsePrimary(reader);
  while (reader.accept('.')) {
    const name = reader.name();
    of = reader.accept('(')
      ? { kind: 'method', of, name, args: parseArguments(reader, ')') }
      : { kind: 'property', of, name };
  }
  return of;
}

function parsePrimary(reader: TokenReader): Expression {
  if (reader.accept('(')) {
    const inner = parseExpression(reader);
    reader.expect(')');
    return inner;
  }
  if (reader.accept('[')) return { kind: 'list', items: parseArguments(reader, ']') };
  const { kind, text } = reader.peek();
  if (kind !== 'name' && kind !== 'number' && kind !== 'string') return reader.fail('an expression');
  reader.next();
  if (kind === 'number') return { kind: 'literal', value: Number(text) };
  if (kind === 'string') return { kind: 'literal', value: text };
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return { kind: 'literal', value: constant };
  if (reader.accept('(')) return { kind: 'call', name: text, args: parseArguments(reader, ')') };
  return { kind: 'variable', name: text };
}

function parseArguments(reader: TokenReader, end: string): Expression[] {
  return reader.listUntil(end, () => parseExpression(reader));
}
