import type { Expression, Scope } from './syntax';
import type { TokenReader } from './tokenReader';
import { callMethod, equals, EvaluationError, propertyOf, type RulesValue } from './values';

type Operation = (left: Expression, right: Expression) => Expression;

const compared =
  (holds: (left: RulesValue, right: RulesValue) => boolean): Operation =>
  (left, right) =>
  (scope) =>
    holds(left(scope), right(scope));

const ordered = (holds: (left: number, right: number) => boolean): Operation =>
  compared((left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number')
      throw new EvaluationError('only numbers have an order');
    return holds(left, right);
  });

/**
 * `||` (decided by a true side) and `&&` (decided by a false side). As in Google's implementation, a side that can't be
 * evaluated matters only if the other one doesn't decide.
 */
const either =
  (deciding: boolean): Operation =>
  (left, right) =>
  (scope) => {
    let failure: EvaluationError | undefined;
    for (const side of [left, right]) {
      try {
        if (truth(side, scope) === deciding) return deciding;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure = error;
      }
    }
    if (failure) throw failure;
    return !deciding;
  };

/** Operators by precedence, lowest first. */
const LEVELS: readonly Readonly<Record<string, Operation>>[] = [
  { '||': either(true) },
  { '&&': either(false) },
  { '==': compared(equals), '!=': compared((left, right) => !equals(left, right)) },
  { '<=': ordered((left, right) => left <= right), '>=': ordered((left, right) => left >= right) },
];
const CONSTANTS = new Map<string, true | false | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The value of a condition. @throws EvaluationError if it isn't a boolean */
export function truth(condition: Expression, scope: Scope): boolean {
  const value = condition(scope);
  if (typeof value !== 'boolean') throw new EvaluationError('a condition must be true or false');
  return value;
}

/** Parses one expression. @throws RulesSyntaxError for anything that firestore.rules doesn't use */
export function parseExpression(reader: TokenReader, level = 0): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseTypeTest(reader);
  let left = parseExpression(reader, level + 1);
  for (;;) {
    const found = Object.entries(operators).find(([operator]) => reader.accept(operator));
    if (!found) return left;
    left = found[1](left, parseExpression(reader, level + 1));
  }
}

function parseTypeTest(reader: TokenReader): Expression {
  const of = parseUnary(reader);
  if (!reader.accept('is')) return of;
  reader.expect('string');
  return (scope) => typeof of(scope) === 'string';
}

function parseUnary(reader: TokenReader): Expression {
  if (!reader.accept('!')) return parsePostfix(reader);
  const of = parseUnary(reader);
  return (scope) => !truth(of, scope);
}

function parsePostfix(reader: TokenReader): Expression {
  let all = parsePrimary(reader);
  while (reader.accept('.')) {
    const of = all;
    const name = reader.name();
    if (reader.accept('(')) {
      const args = parseList(reader, ')');
      all = (scope) => callMethod(of(scope), name, args(scope));
    } else all = (scope) => propertyOf(of(scope), name);
  }
  return all;
}

function parsePrimary(reader: TokenReader): Expression {
  if (reader.accept('(')) {
    const inner = parseExpression(reader);
    reader.expect(')');
    return inner;
  }
  if (reader.accept('[')) return parseList(reader, ']');
  const { kind, text } = reader.peek();
  if (kind !== 'name' && kind !== 'number' && kind !== 'string') return reader.fail('an expression');
  reader.next();
  if (kind === 'number') return () => Number(text);
  if (kind === 'string') return () => text;
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return () => constant;
  if (!reader.accept('(')) return (scope) => variable(text, scope);
  const args = parseList(reader, ')');
  return (scope) => call(text, args(scope), scope);
}

/** Parses items separated by commas; their values. */
function parseList(reader: TokenReader, end: string): (scope: Scope) => readonly RulesValue[] {
  const items = reader.listUntil(end, () => parseExpression(reader));
  return (scope) => items.map((item) => item(scope));
}

function variable(name: string, { variables }: Scope): RulesValue {
  const value = variables.get(name);
  if (value === undefined) throw new EvaluationError(`“${name}” is not known`);
  return value;
}

function call(name: string, args: readonly RulesValue[], { variables, functions }: Scope): RulesValue {
  const { parameters = [], result } = functions.get(name) ?? {};
  if (!result || parameters.length !== args.length)
    throw new EvaluationError(`there is no function “${name}” with ${args.length} parameters`);
  const own = parameters.map((parameter, index) => [parameter, args[index] ?? null] as const);
  return result({ variables: new Map([...variables, ...own]), functions });
}
