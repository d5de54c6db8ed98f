/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const OFFERED = 21;

/** How often a shape is drawn, counting every use of the shapes that contain it. */
function timesDrawn(art: Document, id: string): number {
  const uses = Array.from(art.querySelectorAll('use')).filter((use) => use.getAttribute('href') === `#${id}`);
  return uses.reduce((sum, use) => {
    const holder = use.closest('defs > [id]');
    return sum + (holder ? timesDrawn(art, holder.id) : 1);
  }, 0);
}

it.each(['modak', 'modak-portrait', 'modak-status'])(
  '%s has twenty-one modaks on their petals and twenty-one sprigs of durva',
  (file) => {
    const text = readFileSync(path.join(__dirname, 'art', `${file}.svg`), 'utf8');
    const art = new DOMParser().parseFromString(text, 'image/svg+xml');
    const shapes = Array.from(art.querySelectorAll('defs > g[id]'), ({ id }) => timesDrawn(art, id));
    expect(shapes.filter((times) => times === OFFERED)).toHaveLength(3);
  },
);
