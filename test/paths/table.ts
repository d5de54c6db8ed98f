/** What came of the tour of one machine. */
export interface CoverageRow {
  readonly id: string;
  readonly states: number;
  readonly transitions: number;
  /** Moments in which a guarded event is refused. */
  readonly refusals: number;
  /** Transitions and refusals that the tour took. */
  readonly covered: number;
  readonly missed: readonly string[];
  readonly tourSteps: number;
  readonly simplePaths: number;
}

const COLUMNS: readonly (readonly [title: string, cell: (row: CoverageRow) => string | number])[] = [
  ['machine', ({ id }) => id],
  ['states', ({ states }) => states],
  ['transitions', ({ transitions }) => transitions],
  ['refusals', ({ refusals }) => refusals],
  ['covered', ({ covered, missed }) => `${((100 * covered) / (covered + missed.length)).toFixed(1)} %`],
  ['tour steps', ({ tourSteps }) => tourSteps],
  ['simple paths', ({ simplePaths }) => simplePaths],
];

const sum = (rows: readonly CoverageRow[], part: (row: CoverageRow) => number) =>
  rows.reduce((total, row) => total + part(row), 0);

const totalOf = (rows: readonly CoverageRow[]): CoverageRow => ({
  id: 'all',
  states: sum(rows, ({ states }) => states),
  transitions: sum(rows, ({ transitions }) => transitions),
  refusals: sum(rows, ({ refusals }) => refusals),
  covered: sum(rows, ({ covered }) => covered),
  missed: rows.flatMap(({ missed }) => missed),
  tourSteps: sum(rows, ({ tourSteps }) => tourSteps),
  simplePaths: sum(rows, ({ simplePaths }) => simplePaths),
});

/** The coverage of all machines as text, one line each and one for all; what was missed stands below by name. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const lines = [
    COLUMNS.map(([title]) => title),
    ...[...rows, totalOf(rows)].map((row) => COLUMNS.map(([, cell]) => String(cell(row)))),
  ];
  const widths = COLUMNS.map((_column, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const missed = rows.flatMap(({ id, missed: names }) => names.map((name) => `missed: ${id}: ${name}`));
  return [...text, ...missed].join('\n');
}
