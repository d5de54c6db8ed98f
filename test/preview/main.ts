import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../runner/command';
import { readHosting } from './hosting';
import { localAccounts } from './localAccounts';
import { createPreview } from './server';

/**
 * `npm run preview -- --port 5000 --dir dist`: the built site as it will be hosted, on this machine only.
 * `--data <file>` keeps the local Firebase's accounts elsewhere than the development server does.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5000' },
    dir: { type: 'string', default: 'dist' },
    data: { type: 'string' },
  },
});
const folder = path.resolve(ROOT, values.dir);
const port = Number(values.port);

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`--port takes a number from 0 to 65535, not "${values.port}".`);
if (!existsSync(path.join(folder, 'index.html')))
  fail(`There is no built site in ${folder}. Run "npm run build" first.`);

const before = localAccounts(folder, values.data);
const server = createPreview({ folder, hosting: readHosting(path.join(ROOT, 'firebase.json')), before });
server.on('error', (error) => fail(error.message));
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  console.log(`http://localhost:${chosen}/ serves ${folder}${before ? ' with the local Firebase' : ''}`);
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
