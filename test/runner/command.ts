import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root, where all commands run. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The result of a command. */
export interface Outcome {
  readonly isOk: boolean;
  /** Everything it printed. */
  readonly output: string;
  readonly seconds: number;
}

/** How a command is run. */
export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder to run it in; the repository's root by default. */
  readonly cwd?: string;
  /** Output to print while it runs; none by default. */
  readonly shows?: 'all' | 'errors';
}

/** Runs a program. One that can't be started counts as failed and doesn't throw. */
export function run(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (options.shows === 'all') process.stdout.write(part);
    });
    child.stderr.on('data', (part: Buffer) => {
      output += part.toString();
      if (options.shows !== undefined) process.stderr.write(part);
    });
    const end = (isOk: boolean) => resolve({ isOk, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a program of node_modules. */
export function runLocal(name: string, args: readonly string[], options?: CommandOptions): Promise<Outcome> {
  return run(path.join(ROOT, 'node_modules/.bin', name), args, options);
}
