import { FILE_LIMIT_BYTES, takeInImage } from './imageIntake';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A file over the limit, without its contents. */
function huge(): File {
  const picture = new File([], 'wall.png');
  Object.defineProperty(picture, 'size', { value: FILE_LIMIT_BYTES + 1 });
  return picture;
}

/** 65535 × 65535 pixels in a few bytes. */
const VAST = 'GIF89a\u00ff\u00ff\u00ff\u00ff\0\0\0,\0\0\0\0\u00ff\u00ff\u00ff\u00ff\0\u0008\u0001\0\0;';

it.each([
  ['logo.png', '', 'logo.png is empty. Save it again and choose that file.'],
  ['notes.txt', 'hello', 'notes.txt is not a picture. Choose a PNG, JPEG, WebP or SVG file.'],
  ['card.png', '%PDF-1.7', 'card.png is a PDF. Export the picture in it as PNG or JPEG.'],
  ['torn.png', '\u0089PNG', 'torn.png is damaged: it ends after 4 bytes. Save it again from the program'],
  ['bad.svg', '<svg><rect', 'bad.svg is damaged. Save it again from the program that made it.'],
  ['wall.gif', VAST, 'wall.gif has 65535 × 65535 pixels. Choose one of at most 10000 × 10000.'],
])('refuses %s with contents %j and says what to do', async (name, contents, message) => {
  await expect(takeInImage(new File([bytes(contents)], name))).rejects.toThrow(message);
});

it('refuses a file over the limit and says what to do', async () => {
  await expect(takeInImage(huge())).rejects.toThrow(
    'wall.png is larger than 25 MB. Choose a smaller picture.',
  );
});
