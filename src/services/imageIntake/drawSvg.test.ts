import { drawSvg } from './drawSvg';

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>');

it('gives up after 15 s', async () => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = jest.fn();
  const refusal = expect(drawSvg(SVG)).rejects.toThrow(
    'is too complex a drawing. Export it as PNG and choose that file.',
  );
  await jest.advanceTimersByTimeAsync(15_000);
  await refusal;
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:logo');
});
