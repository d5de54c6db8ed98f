import { FLOW_IDS, machines } from '../../machines';
import { layoutWithin } from '../../src/features/inspector/layout/arrange';
import { indexPage } from './indexPage';
import { toMermaid } from './mermaid';
import { modelOf } from '../../src/features/inspector/layout/model';
import { sentenceOf } from '../../src/features/inspector/machineInfo';
import { toSvg } from './svg';
import type { Files } from '../generated/folder';

/** The widest drawing that is readable on a page, in px; wider ones label their arrows with letters. */
const PAGE_WIDTH = 900;

/** Draws every machine of the product, and the page that shows them. The same machines always give the same bytes. */
export function drawAll(): Files {
  const entries = FLOW_IDS.map((id) => ({ model: modelOf(machines[id]), sentence: sentenceOf(id) }));
  return new Map([
    ...entries.flatMap(({ model, sentence }, index): [string, string][] => [
      [`${model.id}.svg`, toSvg(model, layoutWithin(model, PAGE_WIDTH), { figure: index + 1, sentence })],
      [`${model.id}.mmd`, toMermaid(model)],
    ]),
    ['README.md', indexPage(entries)],
  ]);
}
