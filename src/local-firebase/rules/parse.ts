import { parseExpression } from './parseExpression';
import { METHODS, type Allow, type Match, type Method, type RulesFunction, type Segment } from './syntax';
import { tokenize } from './tokenize';
import { createTokenReader, type TokenReader } from './tokenReader';

const GROUPS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/**
 * Parses the subset of the Firestore rules language that firestore.rules needs: nested matches, functions with `let`, and
 * conditions without arithmetic. @throws RulesSyntaxError naming the line, for anything else
 */
export function parseRules(source: string): Match {
  const reader = createTokenReader(tokenize(source));
  if (reader.accept('rules_version')) {
    reader.expect('=');
    if (reader.next().text !== '2') reader.fail('rules_version 2 before it');
    reader.expect(';');
  }
  for (const word of ['service', 'cloud', '.', 'firestore']) reader.expect(word);
  const root = parseBlock(reader, []);
  if (reader.peek().kind !== 'end') reader.fail('the end of the file');
  return root;
}

function parseBlock(reader: TokenReader, segments: readonly Segment[]): Match {
  const functions: RulesFunction[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  reader.expect('{');
  while (!reader.accept('}')) {
    if (reader.accept('function')) functions.push(parseFunction(reader));
    else if (reader.accept('match')) matches.push(parseBlock(reader, parseSegments(reader)));
    else if (reader.accept('allow')) allows.push(parseAllow(reader));
    else reader.fail('match, allow, function or “}”');
  }
  return { segments, functions, allows, matches };
}

function parseFunction(reader: TokenReader): RulesFunction {
  const name = reader.name();
  reader.expect('(');
  const parameters = reader.listUntil(')', () => reader.name());
  reader.expect('{');
  const lets: RulesFunction['lets'][number][] = [];
  while (reader.accept('let')) {
    const variable = reader.name();
    reader.expect('=');
    lets.push({ name: variable, value: parseExpression(reader) });
    reader.expect(';');
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.accept(';');
  reader.expect('}');
  return { name, parameters, lets, result };
}

function parseSegments(reader: TokenReader): Segment[] {
  const segments: Segment[] = [];
  while (reader.accept('/')) {
    if (!reader.accept('{')) {
      segments.push({ kind: 'text', name: reader.name() });
      continue;
    }
    const name = reader.name();
    const isRest = reader.accept('=');
    if (isRest) reader.expect('**');
    reader.expect('}');
    segments.push({ kind: isRest ? 'rest' : 'variable', name });
  }
  return segments;
}

function parseAllow(reader: TokenReader): Allow {
  const methods = [...parseMethods(reader)];
  while (reader.accept(',')) methods.push(...parseMethods(reader));
  if (reader.accept(';')) return { methods, condition: { kind: 'literal', value: true } };
  reader.expect(':');
  reader.expect('if');
  const condition = parseExpression(reader);
  reader.expect(';');
  return { methods, condition };
}

function parseMethods(reader: TokenReader): readonly Method[] {
  const { text } = reader.peek();
  const methods = GROUPS.get(text) ?? METHODS.filter((method) => method === text);
  if (methods.length === 0) reader.fail('get, list, create, update, delete, read or write');
  reader.next();
  return methods;
}
