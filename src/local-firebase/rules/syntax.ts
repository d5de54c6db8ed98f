/** What a rules file consists of. */

import type { RulesValue } from './values';

/** The names that an expression can use. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly functions: ReadonlyMap<string, RulesFunction>;
}

/** Evaluates to a value. @throws EvaluationError if there is none: an unknown name, a missing field, a wrong type */
export type Expression = (scope: Scope) => RulesValue;

/** `function name(parameters) { return result; }` */
export interface RulesFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: Expression;
}

/** Operations on a document. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** `allow get, list: if condition;` */
export interface Allow {
  readonly methods: readonly Method[];
  readonly condition: Expression;
}

/** A part of a path: fixed text, or a variable such as `{uid}`. */
export interface Segment {
  readonly kind: 'text' | 'variable';
  readonly name: string;
}

/** `match /Users/{uid} { … }`; the root is the service itself, with no segments. */
export interface Match {
  readonly segments: readonly Segment[];
  readonly functions: readonly RulesFunction[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}
