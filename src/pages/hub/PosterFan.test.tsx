import { render } from '@testing-library/react';
import { SOCIAL_HUB } from '../../content/hubs';
import { PosterFan } from './PosterFan';

const FANS = SOCIAL_HUB.cards.flatMap(({ title, stage }) => (stage.kind === 'fan' ? [{ title, stage }] : []));

it.each(FANS)('the fan of $title has its largest poster in front, which is fetched first', ({ stage }) => {
  const { container } = render(<PosterFan posters={stage.posters} phoneScale={stage.phoneScale} />);
  const priorities = [...container.querySelectorAll('img')].map((one) => one.getAttribute('fetchpriority'));
  expect(priorities).toEqual([...stage.posters.slice(1).map(() => 'low'), null]);
  const widths = stage.posters.map(({ width }) => width);
  expect(widths.at(-1)).toBe(Math.max(...widths));
});
