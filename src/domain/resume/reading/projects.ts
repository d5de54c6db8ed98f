import { entriesOf } from './entries';
import { headPieces, pointPieces, type SectionText } from './entryPieces';
import type { Fragment } from './fragments';
import type { Piece } from './pieces';

/** The field of each fragment in the head of a project. */
function projectFields(
  head: readonly Fragment[],
): ReadonlyMap<Fragment, readonly [field: string, value: string]> {
  const texts = head.filter(({ kind }) => kind === 'text');
  const [name, ...others] = texts.filter(({ label }) => label === undefined);
  const fields = new Map<Fragment, readonly [string, string]>();
  if (name) fields.set(name, ['projectName', name.value]);
  for (const text of [...others, ...texts.filter(({ label }) => label === 'made with')])
    fields.set(text, ['techStack', text.value]);
  for (const date of head.filter(({ kind }) => kind === 'date'))
    fields.set(date, ['completionYear', date.value]);
  const link = head.find(({ kind }) => kind === 'link');
  if (link) fields.set(link, ['githubLink', link.value]);
  return fields;
}

export function readProjects({ fragments, wraps }: SectionText): Piece[] {
  return entriesOf(fragments, wraps).flatMap((entry, index) => {
    const dates = entry.head.filter(({ kind }) => kind === 'date');
    const forms = new Map(projectFields(entry.head));
    // A project has a year of completion only.
    for (const date of dates.slice(0, -1)) forms.delete(date);
    return [
      ...headPieces('projects', index + 1, entry, [], [], forms),
      ...pointPieces('projects', index + 1, entry.points, wraps),
    ];
  });
}
