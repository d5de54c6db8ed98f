import { FILE_LIMIT_BYTES } from './imageIntake';
import { takeInPicture } from './takeInPicture';

jest.mock('./startWorker', () => ({}));

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A file over the limit, without its contents. */
function huge(): File {
  const picture = new File([], 'wall.png');
  Object.defineProperty(picture, 'size', { value: FILE_LIMIT_BYTES + 1 });
  return picture;
}

/** A circle and seven groups, each of ten uses of the group before. */
const USES = `<svg xmlns="http://www.w3.org/2000/svg"><circle id="g0"/>${Array.from(
  { length: 7 },
  (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
).join('')}</svg>`;

const { signal } = new AbortController();

it.each([
  ['logo.png', '', 'logo.png is empty. Save it again and choose that file.'],
  ['scan.bmp', 'BM', 'scan.bmp is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture. Choose one that is.'],
  ['card.png', '%PDF-1.7', 'card.png is a PDF. Export the picture in it as PNG or JPEG.'],
  ['bad.svg', '<svg><rect', 'bad.svg is damaged. Save it again from the program that made it.'],
  ['uses.svg', USES, 'uses.svg is too complex a drawing. Export it as PNG and choose that file.'],
])('refuses %s with contents %j and says what to do', async (name, contents, message) => {
  await expect(takeInPicture('image', new File([bytes(contents)], name), signal)).rejects.toThrow(message);
});

it('refuses a file over the limit and says what to do', async () => {
  await expect(takeInPicture('image', huge(), signal)).rejects.toThrow(
    'wall.png is larger than 25 MB. Choose a smaller picture.',
  );
});
