import { readFileSync } from 'node:fs';

/** The parts of firebase.json's `hosting` that this project uses. */
export interface HostingConfig {
  readonly public: string;
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  /** Globs of files that are not published. */
  readonly ignore: readonly string[];
  readonly headers: readonly (PathPattern & { readonly headers: readonly HeaderLine[] })[];
  readonly rewrites: readonly (PathPattern & { readonly destination: string })[];
}

/** A glob of `*` and `**`, or a regular expression in RE2's notation. */
export type PathPattern =
  | { readonly source: string; readonly regex?: never }
  | { readonly regex: string; readonly source?: never };

interface HeaderLine {
  readonly key: string;
  readonly value: string;
}

export function readHosting(file: string): HostingConfig {
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingConfig }).hosting;
}

/**
 * Whether a request path fits a pattern of firebase.json.
 * @throws Error for a glob with more than `*` and `**`, which Firebase would read differently
 */
export function matches(pattern: PathPattern, path: string): boolean {
  return (pattern.regex === undefined ? globToRegExp(pattern.source) : re2ToRegExp(pattern.regex)).test(path);
}

function re2ToRegExp(regex: string): RegExp {
  const isCaseless = regex.startsWith('(?i)');
  return new RegExp(isCaseless ? regex.slice(4) : regex, isCaseless ? 'i' : '');
}

function globToRegExp(glob: string): RegExp {
  if (/[^\w\-./*]/.test(glob)) throw new Error(`Only * and ** are supported in a glob, not "${glob}".`);
  const source = glob.replace(/[.]/g, '\\.').replace(/\*\*|\*/g, (star) => (star === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}

/**
 * The headers of a response, the last matching rule winning.
 * @param status 404 adds the rules for `404.html`, which Firebase applies to every response with that page
 */
export function headersFor({ headers }: HostingConfig, path: string, status = 200): Record<string, string> {
  const isMatch = (rule: PathPattern) =>
    matches(rule, path) || (status === 404 && rule.source === '404.html');
  const lines = headers.filter(isMatch).flatMap((rule) => rule.headers);
  return Object.fromEntries(lines.map(({ key, value }) => [key, value]));
}
