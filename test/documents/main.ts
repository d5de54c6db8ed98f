import path from 'node:path';
import { readHosting } from '../preview/hosting';
import { ROOT } from '../runner/command';
import { tooNewCalls, tooNewSyntax } from './browsers';
import { readSite, type Finding } from './builtSite';
import { brokenLinks } from './links';
import { hasJava, nuErrors } from './nu';
import { heldUp, tooHeavy } from './weights';

/** Checks the documents of a built site: HTML, links, sizes. Fails naming each fault. */
const site = readSite(path.resolve(ROOT, process.argv[2] ?? 'dist'));
const hosting = readHosting(path.join(ROOT, 'firebase.json'));

report('links', brokenLinks(site, hosting));
report('weights', tooHeavy(site));
report('blocking scripts', heldUp(site));
report('syntax', tooNewSyntax(site));
report('browser features', tooNewCalls(site));
if (await hasJava()) report('Nu HTML checker', await nuErrors(site));
else console.log('SKIPPED Nu HTML checker: it needs Java (apt-get install default-jre-headless)');

function report(name: string, findings: readonly Finding[]): void {
  console.log(`${findings.length === 0 ? 'ok    ' : 'FAILED'} ${name} of ${site.documents.size} documents`);
  for (const finding of findings) console.log(`       ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
