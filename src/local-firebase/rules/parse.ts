import { parseExpression } from './expression';
import { METHODS, type Allow, type Match, type Method, type RulesFunction, type Segment } from './syntax';
import { tokenize } from './tokenize';
import { TokenReader } from './tokenReader';

/**
 * Parses the part of the Firestore rules language that firestore.rules uses. @throws RulesSyntaxError naming the line, for
 * anything else
 */
export function parseRules(source: string): Match {
  const reader = new TokenReader(tokenize(source));
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
  reader.expect('return');
  const result = parseExpression(reader);
  reader.expect(';');
  reader.expect('}');
  return { name, parameters, result };
}

function parseSegments(reader: TokenReader): Segment[] {
  const segments: Segment[] = [];
  while (reader.accept('/')) {
    const isVariable = reader.accept('{');
    segments.push({ kind: isVariable ? 'variable' : 'text', name: reader.name() });
    if (isVariable) reader.expect('}');
  }
  return segments;
}

function parseAllow(reader: TokenReader): Allow {
  const methods = reader.listUntil(':', () => parseMethod(reader));
  reader.expect('if');
  const condition = parseExpression(reader);
  reader.expect(';');
  return { methods, condition };
}

function parseMethod(reader: TokenReader): Method {
  return METHODS.find((method) => reader.accept(method)) ?? reader.fail(METHODS.join(', '));
}
