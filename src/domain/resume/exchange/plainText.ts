import type { ResumeData } from '../entities';
import { outlineOf, type Line } from './outline';

function textOf({ kind, runs }: Line): string {
  const text = runs.map((run) => run.text).join('');
  if (kind === 'heading') return text.toUpperCase();
  return kind === 'point' ? `• ${text}` : text;
}

/**
 * The text of the plain version in reading order, for forms into which a resume is pasted.
 * Ends with a newline, as text files do; empty if nothing is filled in.
 */
export function plainText(resume: ResumeData): string {
  const blocks = outlineOf(resume).map((lines) => lines.map(textOf).join('\n'));
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
