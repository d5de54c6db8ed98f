import { entriesOf } from './entries';
import { fragmentsOf, type Fragment } from './fragments';
import { grouped } from '../../grouped';
import { EDGE_SHIFT, leading, type Line } from './lines';
import { placed, type FieldPlace, type Piece } from './pieces';

/** Referees are often side by side: groups their lines by the edge at which they start. */
function sideBySide(lines: readonly Line[]): Line[][] {
  const first = lines.find(({ cells }) => cells.length > 1);
  const edges = first?.cells.filter(({ isApart }, index) => index === 0 || isApart).map(({ x }) => x) ?? [];
  const single = lines.flatMap((line) => line.cells.map((cell): Line => ({ ...line, cells: [cell] })));
  const edgeOf = ({ cells: [cell] }: Line) => leading(edges, (x) => cell.x >= x - EDGE_SHIFT);
  return edges.length > 1 ? [...grouped(single, edgeOf).values()] : [[...lines]];
}

function fieldOf({ kind, label }: Fragment, texts: number): string | undefined {
  if (kind === 'phone') return 'phoneNumber';
  if (kind === 'link') return 'companySite';
  if (kind !== 'text') return undefined;
  if (label === 'organisation') return 'company';
  return ['name', 'company'][texts];
}

/** Referees: name, company, telephone and site. */
export function readReferences(lines: readonly Line[]): Piece[] {
  let id = 0;
  return sideBySide(lines).flatMap((column) =>
    entriesOf(fragmentsOf(column), new Set()).flatMap(({ head, points }) => {
      id += 1;
      let texts = 0;
      return [...head, ...points].map((fragment) => {
        const field = fieldOf(fragment, texts);
        if (fragment.kind === 'text') texts += 1;
        const place: FieldPlace | undefined =
          field === undefined ? undefined : { part: 'reference', id, field };
        return placed(fragment, place);
      });
    }),
  );
}
