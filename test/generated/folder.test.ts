/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, writeAll } from './folder';

it('names a missing, a stale and an orphaned file, touches none, and writes them anew when asked to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const files = new Map([
    ['diwali.svg', '<svg><g/></svg>'],
    ['gym.svg', '<svg><path/></svg>'],
  ]);
  mkdirSync(join(folder, 'source'));
  expect(writeAll(folder, files).map(({ fault }) => fault)).toEqual(['missing', 'missing']);
  expect(differences(folder, files)).toEqual([]);
  writeFileSync(join(folder, 'diwali.svg'), '<svg/>');
  rmSync(join(folder, 'gym.svg'));
  writeFileSync(join(folder, 'retired.svg'), '<svg/>');
  const before = readdirSync(folder);
  const faults = [
    { file: 'diwali.svg', fault: 'stale' },
    { file: 'gym.svg', fault: 'missing' },
    { file: 'retired.svg', fault: 'orphaned' },
  ];
  expect(differences(folder, files)).toEqual(faults);
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(join(folder, 'diwali.svg'), 'utf8')).toBe('<svg/>');
  expect(writeAll(folder, files)).toEqual(faults);
  expect(differences(folder, files)).toEqual([]);
  expect(readdirSync(folder)).toContain('source');
  rmSync(folder, { recursive: true });
});
