import { posterId, type PosterRef, type PostFlowName } from '../../domain/posts/occasions';
import { Cancelled } from '../../store/ports';
import { withinLimit } from '../waiting';

/** How long a poster may take to be rendered in its final fonts, in ms. */
const LIMIT_MS = 5000;

/** A full-size poster on the page. */
export interface StagedPoster {
  readonly node: HTMLElement;
  /** Fits its texts into their boxes again, once fonts and pictures have loaded. */
  readonly fit: () => void;
}

/** A place on the stage, which may be awaited before its poster is rendered. */
interface Slot {
  readonly poster: Promise<StagedPoster>;
  readonly fill: (poster: StagedPoster) => void;
}

/** Per `posterId`. */
const slots = new Map<string, Slot>();

function slotOf(id: string): Slot {
  const known = slots.get(id);
  if (known) return known;
  let fill: Slot['fill'] = () => undefined;
  const poster = new Promise<StagedPoster>((resolve) => (fill = resolve));
  const slot = { poster, fill };
  slots.set(id, slot);
  return slot;
}

/** Makes a rendered poster available to the export. @returns a function that withdraws it */
export function putOnStage(id: string, poster: StagedPoster): () => void {
  slotOf(id).fill(poster);
  return () => void slots.delete(id);
}

/** Flows whose posters the visitor has left. */
const left = new Set<PostFlowName>();

/** Called while the posters of a flow are on the page. @returns a function to call when the visitor leaves them */
export function openStage(flow: PostFlowName): () => void {
  left.delete(flow);
  return () => void left.add(flow);
}

/** Resolves once the poster is on the stage. @throws Cancelled if the visitor leaves; Error with a message for the visitor */
export async function findOnStage(wanted: PosterRef): Promise<StagedPoster> {
  const { flow } = wanted;
  const poster = left.has(flow) ? undefined : await withinLimit(slotOf(posterId(wanted)).poster, LIMIT_MS);
  if (left.has(flow)) throw new Cancelled();
  if (!poster) throw new Error('This poster did not load in 5 seconds. Check the connection and try again.');
  return poster;
}
