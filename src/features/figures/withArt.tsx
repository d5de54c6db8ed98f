import { FigureArt, type Art } from './FigureArt';

/** The items, each with the drawing that it names. */
export const withArt = <Item extends { readonly art: string }>(
  items: readonly Item[],
  drawings: Readonly<Record<Item['art'], Art>>,
) => items.map((item) => ({ ...item, art: <FigureArt art={drawings[item.art as Item['art']]} /> }));
