import type { MachineModel } from '../../src/features/inspector/layout/model';
import { allStates, realStates } from '../../src/features/inspector/layout/words';

/** A machine of the index page. */
export interface IndexEntry {
  readonly model: MachineModel;
  readonly sentence: string;
}

const SIGNS = [
  '- Marigold: the state in which the machine starts. Words at the right of a state are its tags.',
  '- Solid arrow: forwards. Dashed arrow: back to an earlier state. Words that repeat from arrow to arrow stand once.',
  '- `EVENT [guard]` with a diamond: only if the guard allows it. `/ action` with a bar: asks something of the outside world; without a bar, only the machine’s own memory changes.',
  '- Lines inside a state: what happens there without leaving it. Round ends and `H`: a history state, which leads on to the state beside it that was active last.',
  '- Rail with many heads or tails: one event that leads to, or away from, each of those states. Open dot: from any state.',
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function countsOf({ model: { id, states, transitions } }: IndexEntry, index: number): string {
  const guarded = transitions.filter(({ guard }) => guard !== null).length;
  const effects = new Set(
    [
      ...transitions.flatMap(({ actions }) => actions),
      ...allStates(states).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ].flatMap(({ name, isEffect }) => (isEffect ? [name] : [])),
  );
  return row([
    index + 1,
    `[${id}](#${id.toLowerCase()})`,
    realStates(states).length,
    transitions.length,
    guarded,
    [...effects].map((name) => `\`${name}\``).join(', '),
  ]);
}

const section = ({ model: { id }, sentence }: IndexEntry) => [
  `## ${id}`,
  '',
  `${sentence} [As Mermaid](${id}.mmd)`,
  '',
  `![State diagram of ${id}](${id}.svg)`,
  '',
];

/** The page that shows all drawings. */
export function indexPage(entries: readonly IndexEntry[]): string {
  return [
    '# The machines, drawn',
    '',
    'Drawn from `machines/index.ts` by `npm run diagrams`. Edit the machines, never these files: `npm test` fails when a drawing no longer shows its machine.',
    '',
    row(['Fig.', 'Machine', 'States', 'Transitions', 'Guarded', 'Effects']),
    row(['--:', ':--', '--:', '--:', '--:', ':--']),
    ...entries.map(countsOf),
    '',
    '## Signs',
    '',
    ...SIGNS,
    '',
    ...entries.flatMap(section),
  ].join('\n');
}
