import path from 'node:path';
import { ROOT } from '../runner/command';
import { firstLoads, unfoundPackages } from './firstLoad';
import { workshopFiles } from './workshop';

/** Prints what visitors load of the built site, page by page; fails if a page is over budget. */
const folder = path.resolve(ROOT, process.argv[2] ?? 'dist');
const loads = firstLoads(folder);
for (const { path: route, scriptKb, htmlKb, budgetKb, tooEarly } of loads) {
  const verdict = scriptKb > budgetKb ? ' OVER' : '';
  const early = tooEarly.length > 0 ? ` TOO EARLY: ${tooEarly.join(', ')}` : '';
  console.log(
    `${route.padEnd(18)} ${scriptKb.toFixed(1).padStart(6)} of ${budgetKb} KB script, ${htmlKb.toFixed(1)} KB HTML${verdict}${early}`,
  );
}
const unfound = unfoundPackages(folder);
if (unfound.length > 0) console.log(`In no script at all: ${unfound.join(', ')}. What are they known by?`);
const workshop = workshopFiles(folder);
if (workshop.length > 0) console.log(`Not for publication: ${workshop.join('; ')}`);
const isOver = loads.some(({ scriptKb, budgetKb, tooEarly }) => scriptKb > budgetKb || tooEarly.length > 0);
if (isOver || unfound.length > 0 || workshop.length > 0) process.exitCode = 1;
