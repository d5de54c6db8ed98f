import { render } from '@testing-library/react';
import { ALL_POSTERS } from '../../../../../test/jest/allPosters';
import { Poster } from '../../templates/Poster';
import { textsFor, type PosterContent, type PosterLayout } from '../../templates/template';

const SAFE_AREA = 54;
/** Capitals and figures leave at least this share of their line empty at the bottom. */
const BELOW_INK = 0.1;
const CONTENT: PosterContent = { name: 'Iron Akhada', rows: [], logo: '', tagline: 'Lift more', offer: '50' };
const WITH_CODE = { ...CONTENT, qr: 'data:image/svg+xml,code' };
const GYM = ALL_POSTERS.filter(({ poster }) => poster.flow === 'gym');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The box of every text slot at its maximum line count. */
const lineBoxes = (layout: PosterLayout, content: PosterContent): Box[] =>
  textsFor(layout, content).map(({ x, y, width, fit, lineHeight }) => ({
    x,
    y,
    width,
    height: fit.max * lineHeight * (fit.lines - BELOW_INK),
  }));

const words = (layout: PosterLayout, content: PosterContent) => {
  const { container } = render(<Poster layout={layout} content={content} />);
  return Array.from(container.querySelectorAll('[data-slot]'), (slot) => slot.textContent).sort();
};

const codeOf = (layout: PosterLayout, content: PosterContent) =>
  render(<Poster layout={layout} content={content} />).container.querySelector('[data-part="qr"]');

describe.each(GYM)('$id', ({ layout }) => {
  const { qr, business } = layout;
  const plate: Box = { x: qr?.x ?? 0, y: qr?.y ?? 0, width: qr?.side ?? 0, height: qr?.side ?? 0 };

  it('shows the code of a link at the size it is generated for, and nothing without a link', () => {
    expect(codeOf(layout, CONTENT)).toBeNull();
    const code = codeOf(layout, WITH_CODE);
    expect(code).toHaveAttribute('src', WITH_CODE.qr);
    expect(code).toHaveAttribute('width', String(qr?.side));
  });

  it('has room for the code: inside the safe area, clear of every line and of the business block', () => {
    const { width, height } = layout.size;
    expect(
      Math.min(plate.x, plate.y, width - plate.x - plate.width, height - plate.y - plate.height),
    ).toBeGreaterThanOrEqual(SAFE_AREA);
    for (const box of [business, ...lineBoxes(layout, WITH_CODE)]) expect(overlap(plate, box)).toBe(false);
  });

  it('has the same words with and without a code, inside the safe area', () => {
    expect(words(layout, WITH_CODE)).toEqual(words(layout, CONTENT));
    for (const { x, y, width } of lineBoxes(layout, WITH_CODE)) {
      expect(Math.min(x, layout.size.width - x - width)).toBeGreaterThanOrEqual(SAFE_AREA - 8);
      expect(y).toBeGreaterThanOrEqual(SAFE_AREA);
    }
  });
});

describe.each(GYM.filter(({ poster }) => poster.format === 'status'))('$id', ({ layout }) => {
  it('keeps clear of the overlays that a messenger draws on a status', () => {
    const [first, last] = [200, 1700];
    for (const content of [CONTENT, WITH_CODE])
      for (const { y } of lineBoxes(layout, content)) expect(y).toBeGreaterThanOrEqual(first);
    expect(layout.business.y + layout.business.height).toBeLessThanOrEqual(last);
  });
});
