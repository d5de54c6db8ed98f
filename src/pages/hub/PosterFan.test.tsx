import { render } from '@testing-library/react';
import { SOCIAL_HUB } from '../../content/hubs';
import { PosterFan } from './PosterFan';

describe('a fan of posters', () => {
  it('has the one in front fetched before those behind it', () => {
    for (const { stage } of SOCIAL_HUB.cards) {
      if (stage.kind !== 'fan') continue;
      const { container, unmount } = render(
        <PosterFan posters={stage.posters} phoneScale={stage.phoneScale} />,
      );
      const waits = [...container.querySelectorAll('img')].map((poster) =>
        poster.getAttribute('fetchpriority'),
      );
      const behind = stage.posters.slice(1).map(() => 'low');
      expect(waits).toEqual([...behind, null]);
      unmount();
    }
  });

  it('has the largest one in front', () => {
    for (const { stage } of SOCIAL_HUB.cards) {
      if (stage.kind !== 'fan') continue;
      const widths = stage.posters.map(({ width }) => width);
      expect(widths.at(-1)).toBe(Math.max(...widths));
    }
  });
});
