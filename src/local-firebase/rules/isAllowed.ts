import { truth } from './expression';
import type { Match, Method, Scope } from './syntax';
import { EvaluationError, type RulesMap, type RulesValue } from './values';

/** A read or write of one document, as the rules see it. */
export interface RulesRequest {
  /** `/databases/(default)/documents/Users/u1` */
  readonly path: string;
  readonly method: Method;
  /** The requesting user; null if signed out. `token` contains the claims of the ID token. */
  readonly auth: { readonly uid: string; readonly token: RulesMap } | null;
  /** The document after the write; null for reads and deletions. */
  readonly data: RulesMap | null;
  /** The current document; null if there is none. */
  readonly existing: RulesMap | null;
}

/** Whether any rule allows the request. A condition that can't be evaluated allows nothing. */
export function isAllowed(rules: Match, request: RulesRequest): boolean {
  const { auth, method, data, existing } = request;
  const variables = new Map<string, RulesValue>([
    ['request', { auth: auth && { ...auth }, method, resource: data && { data } }],
    ['resource', existing && { data: existing }],
  ]);
  const path = request.path.split('/').filter((part) => part !== '');
  return isAllowedIn(rules, path, method, { variables, functions: new Map() });
}

function isAllowedIn(match: Match, path: readonly string[], method: Method, outer: Scope): boolean {
  const variables = new Map(outer.variables);
  const rest = consume(match, path, variables);
  if (!rest) return false;
  const functions = new Map(outer.functions);
  for (const declared of match.functions) functions.set(declared.name, declared);
  const scope = { variables, functions };
  const isAllowedHere =
    rest.length === 0 &&
    match.allows.some(
      ({ methods, condition }) => methods.includes(method) && isSatisfied(() => truth(condition, scope)),
    );
  return isAllowedHere || match.matches.some((inner) => isAllowedIn(inner, rest, method, scope));
}

/** The rest of `path` after the segments of `match`, whose variables it sets; undefined if they don't match. */
function consume(match: Match, path: readonly string[], variables: Map<string, RulesValue>) {
  let rest = path;
  for (const { kind, name } of match.segments) {
    const [part] = rest;
    if (part === undefined || (kind === 'text' && name !== part)) return undefined;
    if (kind === 'variable') variables.set(name, part);
    rest = rest.slice(1);
  }
  return rest;
}

function isSatisfied(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}
