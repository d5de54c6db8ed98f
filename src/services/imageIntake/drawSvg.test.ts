import { drawSvg } from './drawSvg';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>';

it.each(['href="logo.png"', 'xmlns:x="http://www.w3.org/1999/xlink" x:href="file:///C:/logo.png"'])(
  'refuses a drawing whose picture has the address %s',
  async (address) => {
    const bytes = new TextEncoder().encode(SVG.replace('<circle', `<image ${address}/>$&`));
    await expect(drawSvg(bytes)).rejects.toThrow(
      'links to a picture that is not in it. Export it as PNG and choose that file.',
    );
  },
);

it.each([
  ['UTF-8', new TextEncoder().encode(SVG)],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${SVG}`, 'utf16le'))],
])('gives up after 15 s with a drawing in %s', async (_, bytes) => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = jest.fn();
  const refusal = expect(drawSvg(bytes)).rejects.toThrow(
    'is too complex a drawing. Export it as PNG and choose that file.',
  );
  await jest.advanceTimersByTimeAsync(15_000);
  await refusal;
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:logo');
});
