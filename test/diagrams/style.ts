import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = ['paper', 'surface', 'ink', 'ink-soft', 'rule', 'marker', 'on-marker', 'sans', 'mono'];

/** A style sheet of the site, without comments and line breaks, and each of its media queries. */
function partsOf(file: string): readonly string[] {
  const css = readFileSync(join(import.meta.dirname, '../../src', file), 'utf8');
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .split('@media');
}

const parts = partsOf('ui/tokens.css');
const [light = ''] = parts;
const dark = parts.find((part) => part.includes('prefers-color-scheme: dark')) ?? '';
const [rules = ''] = partsOf('features/inspector/diagram/Diagram.module.css');

/** The values of the tokens in a part of their style sheet. */
const valuesIn = (part: string) =>
  TOKENS.flatMap((name) => new RegExp(`--${name}: [^;]+`).exec(part) ?? []).join('; ');

/**
 * The rules of the drawings on the site, with the tokens that they use: a picture can't see the style sheet of the page that
 * shows it. It follows light and dark by itself.
 */
export const STYLE = `
.diagram { ${valuesIn(light)} }
@media (prefers-color-scheme: dark) { .diagram { ${valuesIn(dark)} } }
${rules.trim().replaceAll('} ', '}\n')}
.paper { fill: var(--paper) }
.rule { fill: none; stroke: var(--rule) }
`.trim();

/** The classes of `STYLE` under their own names. */
export const CLASS_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(rules.matchAll(/\.([a-z]+)/g), ([, name = '']) => [name, name]),
);
