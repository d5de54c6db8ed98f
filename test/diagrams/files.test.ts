/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLOW_IDS } from '../../machines';
import { differences, drawAll, writeAll } from './files';

const drawings = drawAll();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  writeAll(folder, drawings);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('drawings', () => {
  it.each(FLOW_IDS)('has %s as picture, as Mermaid and on the index page', (id) => {
    expect(drawings.get(`${id}.svg`)).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(drawings.get(`${id}.mmd`)).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> /);
    expect(drawings.get('README.md')).toContain(`![State diagram of ${id}](${id}.svg)`);
  });

  it('gives the same bytes each time', () => {
    expect(drawAll()).toEqual(drawings);
  });

  it('names every picture, describes it and follows light and dark', () => {
    for (const id of FLOW_IDS) {
      const svg = drawings.get(`${id}.svg`) ?? '';
      expect(svg).toContain(`<title id="${id}-title">${id}</title>`);
      expect(svg).toMatch(/<desc id="\w+-desc">[A-Z].+ \d+ states, \d+ transitions\.<\/desc>/);
      expect(svg).toContain('prefers-color-scheme:dark');
    }
  });

  it('writes guards and effects where they can be read', () => {
    expect(drawings.get('diwali.svg')).toContain('>DOWNLOAD [isUnlocked] / startExport</text>');
    expect(drawings.get('diwali.mmd')).toContain('diwali_select : DOWNLOAD [isUnlocked] / startExport');
    expect(drawings.get('loginPopup.mmd')).toContain(
      'loginPopup_open --> loginPopup_closed : SIGNED_IN [cameFromResume] / goToResume',
    );
  });
});

describe('check', () => {
  it('finds nothing wrong right after drawing', () => {
    expect(differences(folder, drawings)).toEqual([]);
  });

  it('names a stale, a missing and an orphaned file, and touches none', () => {
    writeFileSync(join(folder, 'diwali.svg'), '<svg/>');
    rmSync(join(folder, 'gym.mmd'));
    writeFileSync(join(folder, 'retired.svg'), '<svg/>');
    const before = readdirSync(folder);
    expect(differences(folder, drawings)).toEqual([
      { file: 'diwali.svg', fault: 'stale' },
      { file: 'gym.mmd', fault: 'missing' },
      { file: 'retired.svg', fault: 'orphaned' },
    ]);
    expect(readdirSync(folder)).toEqual(before);
    expect(readFileSync(join(folder, 'diwali.svg'), 'utf8')).toBe('<svg/>');
  });

  it('finds everything missing where nothing was ever drawn', () => {
    const faults = differences(join(folder, 'nowhere'), drawings).map(({ fault }) => fault);
    expect(faults).toEqual([...drawings].map(() => 'missing'));
  });

  it('is content again once the drawings are made anew', () => {
    writeFileSync(join(folder, 'diwali.svg'), '<svg/>');
    writeFileSync(join(folder, 'retired.svg'), '<svg/>');
    writeAll(folder, drawings);
    expect(differences(folder, drawings)).toEqual([]);
  });
});
