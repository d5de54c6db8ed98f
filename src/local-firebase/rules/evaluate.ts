import type { BinaryOperator, Expression, RulesFunction } from './syntax';
import { callMethod, equals, EvaluationError, propertyOf, type RulesValue } from './values';

/** The names that an expression can use. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly functions: ReadonlyMap<string, RulesFunction>;
}

/** @throws EvaluationError if there is no value: an unknown name, a missing field, a wrong type */
function evaluate(expression: Expression, scope: Scope): RulesValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'variable':
      return variable(expression.name, scope);
    case 'property':
      return propertyOf(evaluate(expression.of, scope), expression.name);
    case 'not':
      return !truth(expression.of, scope);
    case 'isString':
      return typeof evaluate(expression.of, scope) === 'string';
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, scope);
    case 'call':
      return call(expression.name, expression.args, scope);
    case 'method': {
      const args = expression.args.map((argument) => evaluate(argument, scope));
      return callMethod(evaluate(expression.of, scope), expression.name, args);
    }
  }
}

/** The value of a condition. @throws EvaluationError if it isn't a boolean */
export function truth(condition: Expression, scope: Scope): boolean {
  const value = evaluate(condition, scope);
  if (typeof value !== 'boolean') throw new EvaluationError('a condition must be true or false');
  return value;
}

function variable(name: string, { variables }: Scope): RulesValue {
  const value = variables.get(name);
  if (value === undefined) throw new EvaluationError(`“${name}” is not known`);
  return value;
}

function binary(operator: BinaryOperator, left: Expression, right: Expression, scope: Scope): RulesValue {
  if (operator === '||') return either(true, left, right, scope);
  if (operator === '&&') return either(false, left, right, scope);
  const a = evaluate(left, scope);
  const b = evaluate(right, scope);
  if (operator === '==') return equals(a, b);
  if (operator === '!=') return !equals(a, b);
  if (typeof a !== 'number' || typeof b !== 'number')
    throw new EvaluationError(`“${operator}” needs two numbers`);
  return operator === '<=' ? a <= b : a >= b;
}

/**
 * `||` (decided by a true side) and `&&` (decided by a false side). As in Google's implementation, a side that can't be
 * evaluated matters only if the other one doesn't decide.
 */
function either(deciding: boolean, left: Expression, right: Expression, scope: Scope): boolean {
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
}

function call(name: string, args: readonly Expression[], scope: Scope): RulesValue {
  const called = scope.functions.get(name);
  if (called?.parameters.length !== args.length) {
    throw new EvaluationError(`there is no function “${name}” with ${args.length} parameters`);
  }
  const variables = new Map(scope.variables);
  args.forEach((argument, i) => variables.set(called.parameters[i] ?? '', evaluate(argument, scope)));
  return evaluate(called.result, { variables, functions: scope.functions });
}
