/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const OFFERED = 21;
const text = readFileSync(path.join(__dirname, 'art/source/modak.svg'), 'utf8');
const source = new DOMParser().parseFromString(text, 'image/svg+xml');

/** How often an element draws a part, itself or within another part. */
function timesDrawn(part: string, by: Element | null): number {
  const used = Array.from(
    by?.querySelectorAll('use') ?? [],
    (use) => use.getAttribute('href')?.slice(1) ?? '',
  );
  return used.reduce(
    (sum, id) => sum + (id === part ? 1 : timesDrawn(part, source.querySelector(`#${id}`))),
    0,
  );
}

it.each(['post', 'portrait', 'status'])(
  '%s has exactly twenty-one modaks and twenty-one sprigs of durva',
  (size) => {
    const drawing = source.querySelector(`#${size}`);
    expect(timesDrawn('modak', drawing)).toBe(OFFERED);
    expect(timesDrawn('durva', drawing)).toBe(OFFERED);
  },
);
