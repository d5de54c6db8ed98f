import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCENTS } from '../../../domain/resume/design';
import { contrast, luminanceOf } from '../../../ui/contrast';

/** A colour in the style sheet of a design. */
function colourIn(file: string, pattern: RegExp): string {
  const css = readFileSync(path.join(__dirname, '../templates', file), 'utf8');
  const [, colour] = pattern.exec(css) ?? [];
  return colour!;
}

const PAPER = '#ffffff';
const TINT = colourIn('sidebar/Sidebar.module.css', /--tint: (#[\da-f]{6})/);
const TITLE_ON_BAND = colourIn('band/Band.module.css', /\.head h2 \+ p \{[^}]*color: (#[\da-f]{6})/);

/** Minimum contrast in WCAG 2.2: 1.4.3 for text, 1.4.11 for bars and rules. */
const USES = [
  ['headings on paper', PAPER, 4.5],
  ['headings on the tinted column', TINT, 4.5],
  ['the title on the band', TITLE_ON_BAND, 4.5],
  ['rules and bars on paper', PAPER, 3],
  ['bars on the tinted column', TINT, 3],
] as const;

describe.each(ACCENTS)('the accent %s', (accent) => {
  it.each(USES)('has enough contrast for %s', (_use, other, minimum) => {
    expect(contrast(luminanceOf(accent), luminanceOf(other))).toBeGreaterThanOrEqual(minimum);
  });
});
