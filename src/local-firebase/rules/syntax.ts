/** The syntax tree of a rules file. */

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<=' | '>=';

/** A condition or a part of one. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'property'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'isString'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    };

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
