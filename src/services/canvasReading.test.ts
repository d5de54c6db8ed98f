import { canReadCanvas } from './canvasReading';

/** A canvas whose pixels come back changed. @param answer the level of a channel that was painted with `level` */
function drawingOf(answer: (level: number) => number) {
  const drawing = {
    fillStyle: '',
    fillRect: () => undefined,
    getImageData: () => {
      const data = drawing.fillStyle.match(/\d+/g)!.map((level) => answer(Number(level)));
      return { data: Uint8ClampedArray.from(data) } as unknown as ImageData;
    },
  };
  return drawing;
}

it.each([
  ['as it was painted', true, (level: number) => level],
  ['13 levels darker, as by Safari', true, (level: number) => level - 13],
  ['white, as by older versions of Tor Browser', false, () => 255],
  ['black', false, () => 0],
  ['grey noise', false, () => 128],
])('canReadCanvas of a canvas that comes back %s is %s', (_how, canRead, answer) => {
  expect(canReadCanvas(drawingOf(answer))).toBe(canRead);
});
