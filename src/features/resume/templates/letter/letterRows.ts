import type { Letter } from '../../../../domain/resume/letter/letterFields';
import type { RowGroup, SheetRow } from '../template';

type Field = keyof Letter | 'name';

const blockOf = (id: string): RowGroup => ({ tag: 'div', id: `letter-${id}`, part: 'entry' });

/** A text as a row of a block; nothing if it is empty. */
const line = (field: Field, text: string, block = blockOf(field), id: string = field): SheetRow[] =>
  text.trim() === ''
    ? []
    : [
        {
          id: `letter-${id}`,
          column: 'main',
          tag: 'p',
          part: 'lead',
          groups: [block],
          field,
          keepWithNext: false,
          content: text.trim(),
        },
      ];

const tiedToNext = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map((row) => ({ ...row, keepWithNext: true }));

/** The paragraphs of a text, which its line breaks part. */
const paragraphs = (field: Field, text: string): SheetRow[] =>
  text
    .split('\n')
    .flatMap((paragraph, index) => line(field, paragraph, blockOf(`${field}-${index}`), `${field}-${index}`))
    .map((row) => ({ ...row, part: 'paragraph' }));

/** The results as a list under their lead; nothing without results. */
function results({ lead, result1, result2 }: Letter): SheetRow[] {
  const block = blockOf('results');
  const list: RowGroup = { tag: 'ul', id: 'letter-points', part: 'points' };
  const points = [...line('result1', result1, block), ...line('result2', result2, block)];
  if (points.length === 0) return [];
  return [
    ...tiedToNext(line('lead', lead, block)),
    ...points.map((row): SheetRow => ({ ...row, tag: 'li', part: 'point', groups: [block, list] })),
  ];
}

/**
 * The rows of a letter, all in the wide column.
 * @param letter with its defaults (`printableLetter`)
 * @param name of the sender
 */
export function letterRows(letter: Letter, name: string): SheetRow[] {
  const recipient = blockOf('recipient');
  const closing = paragraphs('closing', letter.closing);
  return [
    ...line('date', letter.date),
    ...(['recipient', 'role', 'company', 'place'] as const).flatMap((field) =>
      line(field, letter[field], recipient),
    ),
    ...tiedToNext(line('subject', letter.subject)),
    ...tiedToNext(line('salutation', letter.salutation)),
    ...paragraphs('opening', letter.opening),
    ...results(letter),
    ...closing.slice(0, -1),
    ...tiedToNext([...closing.slice(-1), ...line('signOff', letter.signOff)]),
    ...line('name', name),
  ];
}
