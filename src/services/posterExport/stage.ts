import { withinLimit } from '../waiting';

/** How long a poster may take to be rendered in its final letters, in ms. */
const LIMIT_MS = 5000;

/** A full-size poster on the page. */
export interface StagedPoster {
  readonly node: HTMLElement;
  /** Fits its texts into their places, for when fonts and pictures have come. */
  readonly fit: () => void;
}

/** Where a poster is expected. */
interface Place {
  readonly poster: Promise<StagedPoster>;
  readonly fill: (poster: StagedPoster) => void;
}

/** Per `posterId`. */
const places = new Map<string, Place>();

function placeOf(id: string): Place {
  const known = places.get(id);
  if (known) return known;
  let fill: Place['fill'] = () => undefined;
  const poster = new Promise<StagedPoster>((resolve) => (fill = resolve));
  const place = { poster, fill };
  places.set(id, place);
  return place;
}

/** Hands a rendered poster to the export. @returns a function that takes it back */
export function putOnStage(id: string, poster: StagedPoster): () => void {
  placeOf(id).fill(poster);
  return () => void places.delete(id);
}

/** Resolves once the poster is on the stage. @throws Error with a message for the visitor */
export async function findOnStage(id: string): Promise<StagedPoster> {
  const poster = await withinLimit(placeOf(id).poster, LIMIT_MS);
  if (!poster) throw new Error('This poster is not on the page. Open its template and try again.');
  return poster;
}
