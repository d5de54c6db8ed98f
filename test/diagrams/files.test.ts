/** @jest-environment node */
import { FLOW_IDS } from '../../machines';
import { drawAll } from './files';

const drawings = drawAll();

it.each(FLOW_IDS)('%s is drawn, named and described, also as Mermaid and on the index page', (id) => {
  const svg = drawings.get(`${id}.svg`);
  expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(svg).toContain(`<title id="${id}-title">${id}</title>`);
  expect(svg).toMatch(/<desc id="\w+-desc">[A-Z].+ \d+ states, \d+ transitions\.<\/desc>/);
  expect(svg).toMatch(/\(prefers-color-scheme: dark\) \{ \.diagram \{ --paper: #\w{6};/);
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
