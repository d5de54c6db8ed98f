import { withinLimit } from '../waiting';

/** How long a poster may take to be rendered in its final letters, in ms. */
const LIMIT_MS = 5000;

/** Where a poster is expected. */
interface Place {
  readonly node: Promise<HTMLElement>;
  readonly fill: (node: HTMLElement) => void;
}

/** Per `posterId`. */
const places = new Map<string, Place>();

function placeOf(id: string): Place {
  const known = places.get(id);
  if (known) return known;
  let fill: Place['fill'] = () => undefined;
  const node = new Promise<HTMLElement>((resolve) => (fill = resolve));
  const place = { node, fill };
  places.set(id, place);
  return place;
}

/** Hands a rendered full-size poster to the export. @returns a function that takes it back */
export function putOnStage(id: string, node: HTMLElement): () => void {
  placeOf(id).fill(node);
  return () => void places.delete(id);
}

/** Resolves once the poster is on the stage. @throws Error with a message for the visitor */
export async function findOnStage(id: string): Promise<HTMLElement> {
  const node = await withinLimit(placeOf(id).node, LIMIT_MS);
  if (!node) throw new Error('This poster is not on the page. Open its template and try again.');
  return node;
}
