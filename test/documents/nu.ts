import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../runner/command';
import type { BuiltSite, Finding } from './builtSite';

const require = createRequire(import.meta.url);

interface NuMessage {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** CSS that browsers support, but the checker doesn't know yet. All its other messages about styles count. */
const UNKNOWN_TO_NU =
  /^CSS: .(container-type|vector-effect|r|field-sizing).: Property|^CSS: Unrecognized at-rule .@(property|container).|^CSS: .--frame-width.: Unknown dimension/;

/** Whether the checker can run at all. */
export async function hasJava(): Promise<boolean> {
  return (await run('java', ['-version'])).isOk;
}

/** Errors that the Nu HTML checker finds in the documents. @throws Error if it can't run */
export async function nuErrors({ folder, documents }: BuiltSite): Promise<readonly Finding[]> {
  const jar = String(require('vnu-jar'));
  const files = [...documents.keys()].map((file) => path.join(folder, file));
  const args = ['-Xss1m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', '--stdout'];
  const { isOk, output } = await run('java', [...args, ...files]);
  if (!isOk) throw new Error(`The Nu HTML checker did not run:\n${output}`);
  const { messages } = JSON.parse(output.slice(output.indexOf('{'))) as {
    readonly messages: readonly NuMessage[];
  };
  return messages
    .filter(({ message }) => !UNKNOWN_TO_NU.test(message))
    .map(({ url, message, extract = '' }) => {
      const place = extract.replace(/\s+/g, ' ').slice(0, 160);
      return `${path.basename(new URL(url).pathname)}: ${message} … ${place}`;
    });
}
