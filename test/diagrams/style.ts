import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = ['paper', 'surface', 'ink', 'ink-soft', 'rule', 'marker', 'on-marker'];
const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');

/** The colours of the tokens in a part of the style sheet. */
const coloursIn = (rules: string) =>
  TOKENS.flatMap((name) => new RegExp(`--${name}: #\\w+`).exec(rules) ?? [])
    .join(';')
    .replaceAll(' ', '');

/**
 * The site's paper, ink and marigold. A picture can't see the style sheet of the page that shows it, so it repeats the values of
 * the tokens, and follows light and dark by itself.
 */
export const STYLE = `
.sheet{${coloursIn(light)}}
@media (prefers-color-scheme:dark){.sheet{${coloursIn(dark)}}}
text{font:500 13px 'JetBrains Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--ink);dominant-baseline:central}
.name{font:650 15px 'Plus Jakarta Sans',system-ui,sans-serif}
.letter{font-weight:700}
.soft,.mark{fill:var(--ink-soft)}
.small,.mark{font-size:12px}
.paper{fill:var(--paper)}
.plate{fill:var(--surface);stroke:var(--ink);stroke-width:2}
.active .plate{fill:var(--marker)}
.active text{fill:var(--on-marker)}
.active .hair{stroke:var(--on-marker)}
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

const CLASSES = [
  ...['state', 'active', 'plate', 'frame', 'final', 'name', 'mark', 'small', 'hair'],
  ...['back', 'line', 'head', 'dot', 'open', 'effect', 'soft', 'letter'],
];

/** The classes of `STYLE` that a drawing uses, under their own names. */
export const CLASS_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CLASSES.map((name) => [name, name]),
);
