import { readFileSync } from 'node:fs';
import path from 'node:path';
import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { ROOT } from '../runner/command';
import type { BuiltSite, Finding } from './builtSite';
import { tableRows } from './tables';

/** The engines of the README's table, as MDN calls them. */
const BROWSERS: Readonly<Record<string, BrowserName>> = {
  Chromium: 'chrome',
  WebKit: 'safari',
  Gecko: 'firefox',
};
/** Only used where the browser has them. */
const OPTIONAL = new Set(['CSS.highlights', 'Error.captureStackTrace', 'Temporal.Instant', 'new Highlight']);
/** The reader of PDFs needs a newer browser, and says so. */
const EXEMPT = 'assets/resumeReader.';
/** A constructor, or a member of a global object; members of instances can't be told by their text. */
const CALL = /(?<![\w$.])(?:new [A-Z]\w*|[A-Za-z]\w*\.\w+)/g;

/** Uses of what the oldest browsers in the README lack. A polyfill would be one, too. */
export function tooNewCalls({ scripts }: BuiltSite): readonly Finding[] {
  const missing = missingCalls();
  return [...scripts]
    .filter(([file]) => !file.startsWith(EXEMPT))
    .flatMap(([file, code]) =>
      [...new Set(code.match(CALL))]
        .filter((call) => missing.has(call) && !OPTIONAL.has(call))
        .map((call) => `${file} uses ${call}, which not every supported browser has.`),
    );
}

/** Scripts with syntax that those browsers lack: packages are not transpiled. */
export function tooNewSyntax({ scripts }: BuiltSite): readonly Finding[] {
  return [...scripts].flatMap(([file, code]) => {
    try {
      parse(code, { ecmaVersion: 2022 });
      return [];
    } catch (error) {
      return [`${file} is not ES2022: ${String(error)}`];
    }
  });
}

function missingCalls(): ReadonlySet<string> {
  const oldest = oldestBrowsers();
  const isMissing = (feature: Identifier | CompatStatement): boolean =>
    '__compat' in feature &&
    oldest.some(([browser, version]) => {
      const stages = [feature.__compat?.support[browser] ?? []]
        .flat()
        .filter(({ flags, prefix }) => !flags && !prefix);
      return !stages.some(({ version_added: added }) => Number.parseFloat(String(added)) <= version);
    });
  const owners = Object.entries({ ...data.api, ...data.javascript.builtins });
  return new Set(
    owners.flatMap(([owner, feature]) => [
      ...(isMissing(feature) ? [`new ${owner}`] : []),
      ...Object.entries(feature as Identifier)
        .filter(([name, member]) => name !== '__compat' && isMissing(member))
        .map(([name]) => `${owner}.${name.replace('_static', '')}`),
    ]),
  );
}

/** From the README's table; one that is missing there would lack everything. */
function oldestBrowsers(): readonly (readonly [browser: BrowserName, version: number])[] {
  const rows = tableRows(readFileSync(path.join(ROOT, 'README.md'), 'utf8'));
  return Object.entries(BROWSERS).map(([engine, browser]) => {
    const row = rows.find(([name = '']) => name.startsWith(engine));
    return [browser, Number.parseFloat(row?.[1] ?? '')];
  });
}
