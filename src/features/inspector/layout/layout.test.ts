/** @jest-environment node */
import { createMachine } from 'xstate';
import { FLOW_IDS, machines } from '../../../../machines';
import { layoutOf, layoutWithin } from './arrange';
import { textSize, type Arrow, type Box, type Layout, type Point } from './layout';
import { LAYOUT_STYLES } from './layoutStyle';
import { modelOf } from './model';

const drawn = FLOW_IDS.flatMap((id) =>
  Object.entries(LAYOUT_STYLES).map(([style, settings]) => {
    const model = modelOf(machines[id]);
    return { id, style, model, layout: layoutOf(model, settings) };
  }),
);

const wordsBoxes = ({ arrows }: Layout) =>
  arrows.flatMap(({ label, transitions }) => {
    if (!label) return [];
    const size = textSize(label.lines);
    const x = label.anchor === 'end' ? label.at.x - size.width : label.at.x;
    return [{ name: transitions[0]?.event ?? '', box: { x, y: label.at.y - size.height / 2, ...size } }];
  });

const plateBoxes = ({ plates }: Layout) => plates.map(({ state, box }) => ({ name: state.key, box }));

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The straight segments of an arrow, as boxes without thickness. */
const pieces = ({ path, branches }: Arrow): Box[] =>
  [path, ...branches].flatMap((line) =>
    line.flatMap((to: Point, index) => {
      const from = line[index - 1];
      if (!from) return [];
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      return [{ x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) }];
    }),
  );

describe.each(drawn)('layout of $id in style $style', ({ style, model, layout }) => {
  it('shows each transition once: as an arrow, inside its state or below the drawing', () => {
    const arrows = layout.arrows.flatMap(({ transitions }) => transitions);
    const inside = model.transitions.filter(({ target, source }) => target === null && source !== model.id);
    expect(new Set([...arrows, ...inside, ...layout.everywhere])).toEqual(new Set(model.transitions));
    expect(arrows.length + inside.length + layout.everywhere.length).toBe(model.transitions.length);
    const insideLines = [...layout.plates, ...layout.frames].flatMap((one) => one.inside);
    const lines = [...insideLines, ...layout.key.flatMap((entry) => entry.lines)].join('\n');
    for (const one of inside) expect(lines).toContain(one.event);
  });

  it('has no words overlapping states or other words', () => {
    const words = wordsBoxes(layout);
    const clashes = words.flatMap((one, index) =>
      [...words.slice(index + 1), ...plateBoxes(layout)]
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.name} on ${other.name}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has no line crossing words or states', () => {
    const crossed = layout.arrows.flatMap((arrow) =>
      pieces(arrow).flatMap((piece) =>
        [...wordsBoxes(layout), ...plateBoxes(layout)]
          .filter(({ box }) => overlap(piece, box))
          .map(({ name }) => `${arrow.transitions[0]?.event ?? ''} through ${name}`),
      ),
    );
    expect(crossed).toEqual([]);
  });

  it('labels everything in words, or with letters that the key explains', () => {
    const letters = layout.key.map(({ letter }) => letter);
    const shown = layout.arrows.flatMap(({ label }) => (label ? label.lines : []));
    const marks = [...layout.plates, ...layout.frames].flatMap(({ mark }) => (mark === '' ? [] : [mark]));
    if (style === 'words') expect(letters).toEqual([]);
    else expect(letters).toEqual(expect.arrayContaining(shown));
    if (style === 'narrow') expect(new Set([...shown, ...marks])).toEqual(new Set(letters));
  });

  it('keeps all words within the drawing', () => {
    for (const { box } of wordsBoxes(layout)) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
    }
  });
});

it.each(FLOW_IDS)('%s fits on a page, and its narrow drawing on a phone', (id) => {
  const model = modelOf(machines[id]);
  expect(layoutWithin(model, 900).width).toBeLessThanOrEqual(900);
  expect(layoutOf(model, LAYOUT_STYLES.narrow).width).toBeLessThanOrEqual(340);
});

it('lays out three levels of nested states with a transition out of the innermost', () => {
  const innermost = { one: { on: { NEXT: 'two', AGAIN: 'one' } }, two: { on: { OUT: '#deep.end' } } };
  const middle = { initial: 'one', states: innermost };
  const machine = createMachine({
    id: 'deep',
    initial: 'outer',
    on: { RESET: '.outer' },
    states: { outer: { initial: 'middle', states: { middle } }, end: { type: 'final' } },
  });
  const { frames, plates, arrows } = layoutOf(modelOf(machine));
  expect(frames.map(({ state }) => state.key)).toEqual(['middle', 'outer']);
  expect(plates.map(({ state }) => state.key)).toEqual(['one', 'two', 'end']);
  expect(arrows).toHaveLength(4);
  const [inner, outer] = frames.map(({ box }) => box);
  expect(inner!.x).toBeGreaterThan(outer!.x);
  expect(inner!.y + inner!.height).toBeLessThan(outer!.y + outer!.height);
});
