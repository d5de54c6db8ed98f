/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { figureIn, inked } from './figure';
import { setHeading } from './heading';
import { outlineOf, readFaces, widthOf } from './outline';
import { PictureMaker, toJpeg } from './pagePicture';
import { PICTURE_SIZE } from '../headTags';

const root = path.resolve(__dirname, '../../../..');
const faces = readFaces(root);
const colours = new Map([
  ['ink', '#111111'],
  ['paper', '#fefefe'],
  ['marker', '#ffaa00'],
]);

describe('outlined text', () => {
  const setting = { face: faces.heading, size: 40 };

  it('is as wide as its glyphs, and narrower with negative tracking', () => {
    expect(widthOf('AV', setting)).toBeLessThan(widthOf('A', setting) + widthOf('V', setting));
    expect(widthOf('A V', { ...setting, wordSpace: 0.5 })).toBeCloseTo(widthOf('A V', setting) + 20);
  });

  it('is numeric path data, positioned by its anchor', () => {
    const path = outlineOf('Every part, ₹10', setting, { x: 0, y: 40 });
    expect(path).toMatch(/^M[\d. MLQCZ-]+$/);
    const firstX = (anchor: string) => parseFloat(outlineOf('I', setting, { x: 100, y: 0, anchor }).slice(1));
    expect(firstX('end')).toBeLessThan(firstX('middle'));
    expect(firstX('middle')).toBeLessThan(firstX('start'));
  });

  it('reports a character that no typeface has', () => {
    expect(() => widthOf('漢', setting)).toThrow('漢');
  });
});

describe('a heading', () => {
  const room = { width: 548, height: 370 };

  it('is set as large as its box allows, without losing a word', () => {
    const long = 'One mark, carried to every place you are seen and heard, year after year';
    const short = 'Contact';
    expect(setHeading(short, faces.heading, room)).toMatchObject({ size: 68, lines: [short] });
    const set = setHeading(long, faces.heading, room);
    expect(set.size).toBeLessThan(68);
    expect(set.lines.join(' ')).toBe(long);
    for (const line of set.lines) expect(widthOf(line, set)).toBeLessThanOrEqual(room.width);
  });

  it('fails the build when it does not fit', () => {
    expect(() => setHeading('word '.repeat(60).trim(), faces.heading, room)).toThrow('does not fit');
  });
});

const PAGE =
  '<main><h1>Made &amp; drawn</h1><svg class="a" viewBox="0 0 10 20" role="img" aria-label="A &quot;lamp&quot;">' +
  '<use href="/assets/lamp.1a.svg#art"></use><text class="n" x="3" y="4.5" text-anchor="end">12 <tspan>wick</tspan></text>' +
  '</svg><figcaption class="c"><span><b>FIG. 2</b> Lamp</span></figcaption></main>';

it('finds the first drawing of a page with its title, caption and call-outs', () => {
  expect(figureIn(PAGE)).toEqual({
    file: 'assets/lamp.1a.svg',
    viewBox: '0 0 10 20',
    title: 'A "lamp"',
    caption: 'FIG. 2 Lamp',
    callOuts: [{ text: '12', x: 3, y: 4.5, anchor: 'end' }],
  });
  expect(figureIn('<svg viewBox="0 0 1 1"><use href="/a.svg#art"></use></svg><main></main>')).toBeUndefined();
});

it('inks a drawing: no tokens, fonts or inherited colours remain', () => {
  const svg =
    '<svg viewBox="0 0 1 1"><g id="art"><path fill="var(--fig-bg)" stroke="currentColor"/><path fill="var(--part-10, currentColor)"/>' +
    '<text x="1" y="2" fill="currentColor" font-size="var(--fig-numeral, 15px)" font-weight="500">10</text></g></svg>';
  const drawn = inked(svg, colours, faces);
  expect(drawn).not.toMatch(/var\(|currentColor|<text|<svg/);
  expect(drawn).toContain('<path fill="#fefefe" stroke="#111111"/><path fill="#111111"/>');
  expect(() => inked('<svg><path fill="var(--gone)"/></svg>', colours, faces)).toThrow('--gone');
});

it('makes a picture of the required size within the byte limit', async () => {
  const drawing = '<svg><g id="art"><circle r="5" fill="var(--marker)"/></g></svg>';
  const maker = new PictureMaker(root, () => drawing);
  const { svg, alt } = await maker.draw({ path: '/patent', markup: PAGE });
  expect(alt).toBe('A "lamp"');
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  const jpeg = await toJpeg(svg);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...PICTURE_SIZE });
  expect(jpeg.length).toBeLessThanOrEqual(60_000);
});

it('refuses a page without a drawing', async () => {
  const bare = { path: '/patent', markup: '<main><h1>Bare</h1></main>' } as const;
  await expect(new PictureMaker(root, () => '').draw(bare)).rejects.toThrow('/patent');
});
