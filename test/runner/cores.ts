import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const MOST = 8;

/** How many jobs to run at once: one per processor this process may use, from 2 to 8. */
export const jobsAtOnce = (): number =>
  Math.min(MOST, Math.max(2, Math.floor(Math.min(availableParallelism(), quota()))));

/** The number of processors that a container may use, from cgroup v2's `cpu.max` (µs per period); Infinity without a limit. */
function quota(): number {
  try {
    const [allowed = NaN, period = NaN] = readFileSync('/sys/fs/cgroup/cpu.max', 'utf8')
      .split(' ')
      .map(Number);
    return Number.isNaN(allowed / period) ? Infinity : allowed / period;
  } catch {
    return Infinity;
  }
}
