import {
  FRAME,
  MONO,
  PLATE,
  textSize,
  type Box,
  type Label,
  type Point,
} from '../../machines/drawing/layout';
import { units } from '../../machines/drawing/strokes';

/**
 * The look of the drawings: the site's paper, ink and marigold. A picture cannot see the style sheet of the page that
 * shows it, so the values of the tokens stand here once more, and the picture follows light and dark by itself.
 */
export const STYLE = `
.sheet{--paper:#fbf9f4;--surface:#fff;--ink:#161b2e;--soft:#4b5268;--rule:#d9d4c7;--marker:#f2a33a;--on-marker:#161b2e}
@media (prefers-color-scheme:dark){.sheet{--paper:#11141d;--surface:#191d29;--ink:#eceae3;--soft:#b3b7c6;--rule:#2e3444}}
text{font:500 13px 'JetBrains Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--ink);dominant-baseline:central}
.name{font:650 15px 'Plus Jakarta Sans',system-ui,sans-serif}
.bold{font-weight:700}
.soft{fill:var(--soft)}
.small{font-size:12px}
.paper{fill:var(--paper)}
.plate{fill:var(--surface);stroke:var(--ink);stroke-width:2}
.start .plate{fill:var(--marker)}
.start text{fill:var(--on-marker)}
.start .hair{stroke:var(--on-marker)}
.frame{fill:none;stroke:var(--ink);stroke-width:1.5}
.final{fill:none;stroke:var(--ink);stroke-width:1.5}
.hair{fill:none;stroke:var(--ink)}
.rule{fill:none;stroke:var(--rule)}
.line{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round}
.back .line{stroke-dasharray:5 4}
.head,.dot{fill:var(--ink)}
.open{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
.effect{fill:none;stroke:var(--ink);stroke-width:3}
`.trim();

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const path = (kind: string, data: string) => `<path class="${kind}" d="${data}"/>`;

export const circle = (kind: string, { x, y }: Point, radius: number) =>
  `<circle class="${kind}" cx="${units(x)}" cy="${units(y)}" r="${radius}"/>`;

export const rectangle = (kind: string, { x, y, width, height }: Box, radius: number) =>
  `<rect class="${kind}" x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" rx="${radius}"/>`;

export type Anchor = 'start' | 'middle' | 'end';

export function text(words: string, { x, y }: Point, kind = '', anchor: Anchor = 'start'): string {
  const look = `${kind && ` class="${kind}"`}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return `<text x="${units(x)}" y="${units(y)}"${look}>${escaped(words)}</text>`;
}

/** Words beside an arrow: what happened stands out, what follows from it is quieter. A letter of the key stands out more. */
export function label({ lines, at, anchor }: Label, isLetter: boolean): string[] {
  const top = at.y - textSize(lines).height / 2 + MONO.line / 2;
  return lines.map((words, index) =>
    text(words, { x: at.x, y: top + index * MONO.line }, index > 0 ? 'soft' : isLetter ? 'bold' : '', anchor),
  );
}

/** What happens inside a state, under a hairline below its name. */
export function insideLines(lines: readonly string[], { x, y, width }: Box, title: number): string[] {
  if (lines.length === 0) return [];
  const first = y + title + 5 + PLATE.line / 2;
  return [
    path('hair', `M${units(x)} ${units(y + title)}h${units(width)}`),
    ...lines.map((words, index) => text(words, { x: x + PLATE.pad, y: first + index * PLATE.line }, 'small')),
  ];
}

export const frameTitle = (words: string, { x, y, width }: Box): string[] => [
  text(words, { x: x + PLATE.pad, y: y + FRAME.title / 2 }, 'name'),
  path('hair', `M${units(x)} ${units(y + FRAME.title)}h${units(width)}`),
];
