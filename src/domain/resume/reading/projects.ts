import { readEntries, type FieldsByForm, type SectionText } from './entryPieces';
import type { Fragment } from './fragments';
import type { Piece } from './pieces';

function projectFields(head: readonly Fragment[]): FieldsByForm {
  const texts = head.filter(({ kind }) => kind === 'text');
  const [name, ...others] = texts.filter(({ label }) => label === undefined || label === 'project');
  const madeWith = [...others, ...texts.filter(({ label }) => label === 'made with')];
  // A project has only the year of its completion.
  const [completed] = head.filter(({ kind }) => kind === 'date').slice(-1);
  const link = head.find(({ kind }) => kind === 'link');
  return [
    ...(name ? [[name, 'projectName'] as const] : []),
    ...madeWith.map((text) => [text, 'techStack'] as const),
    ...(completed ? [[completed, 'completionYear'] as const] : []),
    ...(link ? [[link, 'githubLink'] as const] : []),
  ];
}

export const readProjects = (text: SectionText): Piece[] =>
  readEntries({ list: 'projects', cuts: (whole) => [whole], roles: [], byForm: projectFields }, text);
