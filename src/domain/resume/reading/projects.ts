import { readEntries, type FieldsByForm } from './entryPieces';
import type { Fragment } from './fragment';
import type { Piece } from './pieces';
import type { LabelKind } from './vocabulary';
import type { SectionText } from './sectionText';

function projectFields(head: readonly Fragment[]): FieldsByForm {
  const texts = head.filter(({ kind }) => kind === 'text');
  const named = (kind: LabelKind | undefined) => texts.filter(({ label }) => label === kind);
  const [name, ...others] = [...named('project'), ...named('title'), ...named(undefined)];
  // If the technologies are labelled, unlabelled text is something no field holds, such as the size of the team.
  const madeWith = named('made with').length > 0 ? named('made with') : others;
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
