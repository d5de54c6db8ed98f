import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOW_IDS, machines } from '../../machines';
import { layoutWithin } from '../../src/features/inspector/layout/arrange';
import { indexPage } from './indexPage';
import { toMermaid } from './mermaid';
import { modelOf } from '../../src/features/inspector/layout/model';
import { sentenceOf } from '../../src/features/inspector/sentences';
import { toSvg } from './svg';

/** The widest drawing that is readable on a page, in px; wider ones label their arrows with letters. */
const PAGE_WIDTH = 900;

/** Contents of files by their name in the folder of the drawings. */
export type Drawings = ReadonlyMap<string, string>;

/** Draws every machine of the product, and the page that shows them. The same machines always give the same bytes. */
export function drawAll(): Drawings {
  const entries = FLOW_IDS.map((id) => ({ model: modelOf(machines[id]), sentence: sentenceOf(id) }));
  return new Map([
    ...entries.flatMap(({ model, sentence }, index): [string, string][] => [
      [`${model.id}.svg`, toSvg(model, layoutWithin(model, PAGE_WIDTH), { figure: index + 1, sentence })],
      [`${model.id}.mmd`, toMermaid(model)],
    ]),
    ['README.md', indexPage(entries)],
  ]);
}

/** A file of the folder that is not as it should be. */
export interface Difference {
  readonly file: string;
  /** Differs from its machine; doesn't exist; belongs to no machine. */
  readonly fault: 'stale' | 'missing' | 'orphaned';
}

/** Compares a folder with what it should contain, without changing anything. */
export function differences(folder: string, drawings: Drawings): Difference[] {
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  const wrong = [...drawings].flatMap(([file, wanted]): Difference[] => {
    if (!present.includes(file)) return [{ file, fault: 'missing' }];
    return readFileSync(join(folder, file), 'utf8') === wanted ? [] : [{ file, fault: 'stale' }];
  });
  const orphans = present.filter((file) => !drawings.has(file));
  return [...wrong, ...orphans.map((file): Difference => ({ file, fault: 'orphaned' }))];
}

/** Makes the folder contain the drawings and nothing else. @returns what was changed */
export function writeAll(folder: string, drawings: Drawings): Difference[] {
  const changes = differences(folder, drawings);
  mkdirSync(folder, { recursive: true });
  for (const { file, fault } of changes) {
    const path = join(folder, file);
    if (fault === 'orphaned') rmSync(path);
    else writeFileSync(path, drawings.get(file) ?? '');
  }
  return changes;
}
