import { FILE_LIMIT_BYTES, takeInImage } from './imageIntake';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (name: string, text: string) => new File([bytes(text)], name);

function huge(name: string): File {
  const picture = file(name, 'x');
  Object.defineProperty(picture, 'size', { value: FILE_LIMIT_BYTES + 1 });
  return picture;
}

describe('a refused file', () => {
  it.each([
    ['an empty one', file('logo.png', ''), 'logo.png is empty. Save it again and choose that file.'],
    [
      'one that is not a picture',
      file('notes.txt', 'hello'),
      'notes.txt is not a picture. Choose a PNG, JPEG, WebP or SVG file.',
    ],
    [
      'a PDF under another name',
      file('card.png', '%PDF-1.7'),
      'card.png is a PDF. Export the picture in it as PNG or JPEG.',
    ],
    [
      'an iPhone picture',
      file('shop.heic', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'),
      'shop.heic is an iPhone picture (HEIC), which most browsers cannot read. Export it as JPEG or PNG.',
    ],
    ['a huge one', huge('wall.png'), 'wall.png is larger than 25 MB. Choose a smaller picture.'],
    [
      'a truncated one',
      file('torn.png', '\u0089PNG'),
      'torn.png is damaged: it ends after 4 bytes. Save it again from the program that made it.',
    ],
    [
      'an SVG that is not XML',
      file('bad.svg', '<svg><rect'),
      'bad.svg is damaged. Save it again from the program that made it.',
    ],
    [
      'one with too many pixels',
      file(
        'wall.gif',
        'GIF89a\u00ff\u00ff\u00ff\u00ff\0\0\0,\0\0\0\0\u00ff\u00ff\u00ff\u00ff\0\u0008\u0001\0\0;',
      ),
      'wall.gif has 65535 × 65535 pixels. Choose one of at most 10000 × 10000.',
    ],
  ])('gets a message with its name and what to do: %s', async (_title, refused, message) => {
    await expect(takeInImage(refused)).rejects.toThrow(message);
  });
});
