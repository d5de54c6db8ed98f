import { render } from '@testing-library/react';
import { SOCIAL_HUB } from '../../content/hubs';
import { PosterFan } from './PosterFan';

const FANS = SOCIAL_HUB.cards.flatMap(({ title, stage }) => (stage.kind === 'fan' ? [{ title, stage }] : []));

describe.each(FANS)('PosterFan of $title', ({ stage: { posters, phoneScale } }) => {
  it('fetches the front poster before those behind it', () => {
    const { container } = render(<PosterFan posters={posters} phoneScale={phoneScale} />);
    const waits = [...container.querySelectorAll('img')].map((poster) =>
      poster.getAttribute('fetchpriority'),
    );
    const behind = posters.slice(1).map(() => 'low');
    expect(waits).toEqual([...behind, null]);
  });

  it('has the largest poster in front', () => {
    const widths = posters.map(({ width }) => width);
    expect(widths.at(-1)).toBe(Math.max(...widths));
  });
});
