import { latinDigits } from '../../digits';
import { PRESENT } from '../dates';
import { isOngoing } from './forms';
import type { Fragment } from './fragment';
import { EDGE_SHIFT } from './lines';

/** What is left of a period on the line of its start. */
const JOINT = /^(?:[–—-]\s*)?(?:to|till|until)$/iu;

/** The fragment below another in its cell, or at the beginning of the next line. */
function below(fragments: readonly Fragment[], index: number): Fragment | undefined {
  const { line, x } = fragments[index] ?? { line: -1, x: 0 };
  const next: Fragment[] = [];
  for (let at = index + 1; (fragments[at]?.line ?? Infinity) <= line + 1; at += 1)
    next.push(...fragments.slice(at, at + 1));
  const isLast = next[0]?.line !== line;
  return next.find((other) => other.line > line && (isLast || Math.abs(other.x - x) < EDGE_SHIFT));
}

/** The fragments with the ends of periods that a line breaks: "June 2019 – till" above "date". */
export function withPeriods(fragments: readonly Fragment[]): Fragment[] {
  const found = new Map<Fragment, Fragment>();
  for (const [index, joint] of fragments.entries()) {
    if (!JOINT.test(joint.text) || fragments[index - 1]?.kind !== 'date') continue;
    const end = below(fragments, index);
    const isNow = end !== undefined && isOngoing(`${joint.value} ${end.value}`);
    if (!end || !(isNow || end.kind === 'date')) continue;
    found.set(joint, { ...joint, kind: 'date', value: isNow ? joint.value : '' });
    // On the same line: it begins no entry.
    found.set(end, { ...end, kind: 'date', line: joint.line });
  }
  return fragments.map((fragment) => found.get(fragment) ?? fragment);
}

/** Both ends of what one text says: of "2019-20", a year of accounts or of a school, and of "since 2021". */
export function endsIn(text: string): readonly [start: string, end: string] | undefined {
  const [, century = '', first = '', last] =
    /^(\d\d)(\d\d)[–-](1[3-9]|[2-9]\d)$/.exec(latinDigits(text)) ?? [];
  if (last !== undefined) return [century + first, century + last];
  const [, start] = /^since\s+(.+)$/i.exec(text) ?? [];
  return start === undefined ? undefined : [start, PRESENT];
}
