import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Poster } from '../../../../src/features/posts/templates/Poster';
import '../../../../src/features/posts/templates/fonts/baloo-india.css';
import type { PosterContent } from '../../../../src/features/posts/templates/template';
import '../../../../src/ui/index.css';
import { ALL_POSTERS } from '../../../jest/allPosters';

/** The page's interface for the test that opened it. */
export interface PosterSheet {
  /** Draws a poster at its true size once per content, side by side from the page's upper left corner. */
  readonly show: (id: string, contents: readonly PosterContent[]) => void;
}

const place = document.createElement('div');

document.body.append(place);
const root = createRoot(place);

const sheet: PosterSheet = {
  show: (id, contents) => {
    const drawn = ALL_POSTERS.find((one) => one.id === id);
    if (!drawn) throw new Error(`There is no poster ${id}.`);
    flushSync(() =>
      root.render(
        contents.map((content, index) => (
          <Poster key={index} layout={drawn.layout} content={content} id={id} />
        )),
      ),
    );
  },
};
Object.assign(window, { posterSheet: sheet });
