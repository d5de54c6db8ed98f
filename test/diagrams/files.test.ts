/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLOW_IDS } from '../../machines';
import { differences, drawAll, writeAll } from './files';

const drawings = drawAll();

it.each(FLOW_IDS)('%s is drawn, named and described, also as Mermaid and on the index page', (id) => {
  const svg = drawings.get(`${id}.svg`);
  expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(svg).toContain(`<title id="${id}-title">${id}</title>`);
  expect(svg).toMatch(/<desc id="\w+-desc">[A-Z].+ \d+ states, \d+ transitions\.<\/desc>/);
  expect(svg).toMatch(/\(prefers-color-scheme:dark\)\{\.sheet\{--paper:#\w{6};/);
  // The start state has edges, not only notes.
  expect(drawings.get(`${id}.mmd`)).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> (\w+)\n.*\n {2}\1 --> /s);
  expect(drawings.get('README.md')).toContain(`![State diagram of ${id}](${id}.svg)`);
});

it('writes guards and effects beside the events', () => {
  expect(drawings.get('diwali.svg')).toContain('>DOWNLOAD [isUnlocked] / startExport</text>');
  expect(drawings.get('diwali.mmd')).toContain('diwali_select : DOWNLOAD [isUnlocked] / startExport');
  expect(drawings.get('loginPopup.mmd')).toContain(
    'loginPopup_open --> loginPopup_closed : SIGNED_IN [cameFromResume] / goToResume',
  );
});

it('produces the same bytes each time', () => {
  expect(drawAll()).toEqual(drawings);
});

it('reports missing, stale and orphaned files without touching them, and redraws them on request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  expect(writeAll(folder, drawings).map(({ fault }) => fault)).toEqual([...drawings].map(() => 'missing'));
  expect(differences(folder, drawings)).toEqual([]);
  writeFileSync(join(folder, 'diwali.svg'), '<svg/>');
  rmSync(join(folder, 'gym.mmd'));
  writeFileSync(join(folder, 'retired.svg'), '<svg/>');
  const before = readdirSync(folder);
  const faults = [
    { file: 'diwali.svg', fault: 'stale' },
    { file: 'gym.mmd', fault: 'missing' },
    { file: 'retired.svg', fault: 'orphaned' },
  ];
  expect(differences(folder, drawings)).toEqual(faults);
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(join(folder, 'diwali.svg'), 'utf8')).toBe('<svg/>');
  expect(writeAll(folder, drawings)).toEqual(faults);
  expect(differences(folder, drawings)).toEqual([]);
  rmSync(folder, { recursive: true });
});
