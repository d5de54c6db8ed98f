import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import sharp from 'sharp';
import { ALL_POSTERS } from '../../../../test/jest/allPosters';
import { EXTRA_SIZES } from '../../../domain/posts/formats';
import { RAKSHA_SIZES, SQUARE } from '../../../domain/posts/occasions';
import { QR_SIDE } from '../../../domain/posts/qrLink';
import { Poster } from './Poster';
import { textsFor, type Box, type PosterContent, type PosterLayout } from './template';

const SAFE_AREA = 54;
/** Display faces have side bearings, so their ink starts a few px inside the slot. */
const BEARING = 8;
/** Capitals and figures leave at least this share of their line empty at the bottom. */
const BELOW_INK = 0.1;

const CONTENT: PosterContent = {
  name: 'Sharma Traders & Sons',
  rows: [
    { kind: 'phone', text: '+91 98765 43210' },
    { kind: 'secondPhone', text: '+91 91234 56780' },
    { kind: 'email', text: 'care@example.com' },
    { kind: 'address', text: '14 Sadar Bazar' },
  ],
  logo: '',
};
const WITH_CODE = { ...CONTENT, qr: 'data:image/svg+xml,code' };

/** The box of every text slot at its maximum line count. */
const lineBoxes = (layout: PosterLayout, content: PosterContent): Box[] =>
  textsFor(layout, content).map(({ x, y, width, fit, lineHeight }) => {
    return { x, y, width, height: fit.max * lineHeight * (fit.lines - BELOW_INK) };
  });

/** Distance of a box from the nearest edge of its poster. */
const marginOf = ({ x, y, width, height }: Box, { size }: PosterLayout) =>
  Math.min(x, y, size.width - x - width, size.height - y - height);

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How far a channel of the art may be from the colour of the ground, which is the middle of a gradient. */
const CALM = 48;

/** How many channels of the art's pixels under the business block differ from its ground. */
async function busyChannels(art: string, { business: { ground, x, y, width, height } }: PosterLayout) {
  // Drawing only that part takes a fraction of the time.
  const part = art.replace(
    / width="\d+" height="\d+" viewBox="[^"]+"/,
    ` viewBox="${x} ${y} ${width} ${height}"`,
  );
  const area = sharp(Buffer.from(part)).removeAlpha();
  const colour = ground.match(/[\dA-F]{2}/g)!.map((channel) => Number.parseInt(channel, 16));
  // jsdom makes each look at a global, such as Math, slow.
  const { abs } = Math;
  return (await area.raw().toBuffer()).filter((value, at) => abs(value - colour[at % 3]!) > CALM).length;
}

const draw = (layout: PosterLayout, content: PosterContent, id = 'poster') =>
  render(<Poster layout={layout} content={content} id={id} />).container;

const words = (layout: PosterLayout, content: PosterContent) =>
  Array.from(draw(layout, content).querySelectorAll('[data-slot]'), (slot) => slot.textContent);

describe.each(ALL_POSTERS)('poster $id', ({ id, poster, template, layout }) => {
  const { flow, template: number, format } = poster;

  it('is exported at its specified size', () => {
    const own = flow === 'rakshaBandhan' && (number === 1 || number === 2) ? RAKSHA_SIZES[number] : SQUARE;
    expect(layout.size).toEqual(format === 'post' ? own : EXTRA_SIZES[format]);
  });

  it('keeps lettering and business block inside the safe area', () => {
    for (const { x, y, width } of [CONTENT, WITH_CODE].flatMap((content) => lineBoxes(layout, content))) {
      expect(Math.min(x, layout.size.width - x - width)).toBeGreaterThanOrEqual(SAFE_AREA - BEARING);
      expect(y).toBeGreaterThanOrEqual(SAFE_AREA);
    }
    expect(marginOf(layout.business, layout)).toBeGreaterThanOrEqual(SAFE_AREA);
  });

  it('shows every detail once, at full size under its own id', () => {
    const poster = draw(layout, CONTENT, id).querySelector(`[data-poster="${id}"]`);
    expect(poster).toHaveStyle({ width: `${layout.size.width}px` });
    expect(screen.getByText(CONTENT.name)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(CONTENT.rows.length);
  });

  it('has neither list nor logo if only the name is given', () => {
    expect(
      draw(layout, { name: 'A', rows: [], logo: '' }).querySelector('ul, [data-part="logo"]'),
    ).toBeNull();
  });

  // A specified layout that also serves as the portrait has no file of its own.
  const name = layout === template.layouts.post ? template.id : `${template.id}-${format}`;
  const art = readFileSync(path.join(__dirname, '../occasions', flow, 'art', `${name}.svg`), 'utf8');

  it('has its business block on calm ground, clear of every ornament', async () => {
    expect(await busyChannels(art, layout)).toBe(0);
  });

  it('has art without text, filters or external references', () => {
    expect(art).not.toMatch(
      /<(text|filter|image|script|foreignObject|style)\b|(href|url)\s*[=(]\s*["']?(https?:|data:)/i,
    );
  });
});

const GYM = ALL_POSTERS.filter(({ poster }) => poster.flow === 'gym');

describe.each(GYM)('$id', ({ layout }) => {
  const { x, y } = layout.qr!;
  const plate: Box = { x, y, width: QR_SIDE, height: QR_SIDE };

  it('shows the code of a link at the size it is generated for, and nothing without a link', () => {
    const codeOf = (content: PosterContent) => draw(layout, content).querySelector('[data-part="qr"]');
    expect(codeOf(CONTENT)).toBeNull();
    expect(codeOf(WITH_CODE)).toHaveAttribute('src', WITH_CODE.qr);
    expect(codeOf(WITH_CODE)).toHaveAttribute('width', String(QR_SIDE));
  });

  it('has room for the code: inside the safe area, clear of every line and of the business block', () => {
    expect(marginOf(plate, layout)).toBeGreaterThanOrEqual(SAFE_AREA);
    for (const box of [layout.business, ...lineBoxes(layout, WITH_CODE)])
      expect(overlap(plate, box)).toBe(false);
  });

  it('has the same words with and without a code', () => {
    const gym = { tagline: 'Lift more', offer: '50' };
    expect(words(layout, { ...WITH_CODE, ...gym }).sort()).toEqual(
      words(layout, { ...CONTENT, ...gym }).sort(),
    );
  });
});

it.each(GYM.filter(({ poster }) => poster.format === 'status'))(
  '$id keeps clear of the overlays that a messenger draws on a status',
  ({ layout }) => {
    const [first, last] = [200, 1700];
    for (const box of [CONTENT, WITH_CODE].flatMap((content) => lineBoxes(layout, content)))
      expect(box.y).toBeGreaterThanOrEqual(first);
    expect(layout.business.y + layout.business.height).toBeLessThanOrEqual(last);
  },
);

it.each([
  ['Lift more', '50', 'Lift more Get up to 50% off JOIN NOW'],
  ['', '', 'Shape Your Perfect Body Ask about our offer  JOIN NOW'],
])('a gym poster with the tagline “%s” and the offer “%s” says “%s”', (tagline, offer, expected) => {
  expect(words(GYM[0]!.layout, { ...CONTENT, tagline, offer }).join(' ')).toBe(expected);
});

it('a gym poster says which lines are the tagline and which the offer', () => {
  const poster = draw(GYM[0]!.layout, { ...CONTENT, tagline: 'Lift more', offer: '50' });
  const lines = poster.querySelectorAll<HTMLElement>('[data-slot][data-part]');
  expect(Array.from(lines, ({ dataset, textContent }) => [dataset.part, textContent])).toEqual([
    ['tagline', 'Lift more'],
    ['offer', 'Get up to'],
    ['offer', '50%'],
    ['offer', 'off'],
  ]);
});
