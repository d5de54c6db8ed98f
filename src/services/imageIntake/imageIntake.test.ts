import { FILE_LIMIT_BYTES, takeInImage } from './imageIntake';

/** jsdom's files can't be read: these have what the intake asks for. */
function file(name: string, text: string, size = text.length): File {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return {
    name,
    size,
    slice: () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }),
  } as unknown as File;
}

describe('a file that is refused', () => {
  it.each([
    ['an empty one', file('logo.png', ''), 'logo.png is empty. Save it again and choose that file.'],
    [
      'one that is no picture',
      file('notes.txt', 'hello'),
      'notes.txt is not a picture. Choose a PNG, JPEG, WebP or SVG file.',
    ],
    [
      'a picture in name only',
      file('card.png', '%PDF-1.7'),
      'card.png is not a picture. Choose a PNG, JPEG, WebP or SVG file.',
    ],
    [
      'a huge one',
      file('wall.png', 'x', FILE_LIMIT_BYTES + 1),
      'wall.png is larger than 25 MB. Choose a smaller picture.',
    ],
    [
      'a damaged one',
      file('torn.png', '\u0089PNG'),
      'torn.png is damaged. Save it again from the program that made it.',
    ],
  ])('%s is named, with the way out', async (_title, refused, message) => {
    await expect(takeInImage(refused)).rejects.toThrow(message);
  });
});
