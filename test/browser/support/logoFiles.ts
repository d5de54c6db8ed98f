import sharp from 'sharp';

/** Of the marks and areas. */
export const RED = '#B3123F';
const MEGABYTE = 1024 * 1024;

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = RED,
) => sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });
/** A drawing of its own. */
export const svg = (attributes: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
/** A picture of many colours. */
export const photo = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
const firstPart = async (file: Promise<Buffer>, share: number) => {
  const bytes = await file;
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
/** Two pictures one below the other become two frames. */
const animation = () =>
  sharp(
    svg(
      'width="60" height="80"',
      '<path fill="red" d="M0 0h60v40H0z"/><path fill="blue" d="M0 40h60v40H0z"/>',
    ),
  )
    .raw()
    .toBuffer()
    .then((data) => sharp(data, { raw: { width: 60, height: 80, channels: 4, pageHeight: 40 } }));

/** Files that are refused, made when they are needed. */
export const REFUSED: readonly (readonly [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  message: RegExp,
])[] = [
  ['empty.png', () => Buffer.alloc(0), /^empty\.png is empty\. Save it again/],
  [
    'cut.png',
    () => firstPart(photo().png().toBuffer(), 0.6),
    /^cut\.png is damaged: it ends after [\d.]+ KB\. Save/,
  ],
  [
    'cut.jpg',
    () => firstPart(photo().jpeg().toBuffer(), 0.5),
    /^cut\.jpg is damaged: it ends after [\d.]+ KB\. Save/,
  ],
  [
    'cut.webp',
    () => firstPart(photo().webp().toBuffer(), 0.5),
    /^cut\.webp is damaged: it ends after [\d.]+ KB\./,
  ],
  [
    'broken.png',
    async () => {
      const bytes = await photo().png().toBuffer();
      return bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 400); // a scratch in the middle
    },
    /^broken\.png is damaged\. Save it again from the program that made it\./,
  ],
  [
    'IMG_1.heic',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /^IMG_1\.heic is an iPhone picture \(HEIC\).* Export it as JPEG or PNG\./,
  ],
  ['notes.png', () => Buffer.from('Buy milk'), /^notes\.png is not a picture\. Choose a PNG/],
  [
    'card.pdf',
    () => Buffer.from('%PDF-1.7\n'),
    /^card\.pdf is a PDF\. Export the picture in it as PNG or JPEG\./,
  ],
  [
    'long.png',
    () => Buffer.alloc(40 * MEGABYTE, 1),
    /^long\.png is larger than 25 MB\. Choose a smaller picture\./,
  ],
  [
    'wall.png',
    () => plain(12_000, 12_000).png({ compressionLevel: 1 }).toBuffer(),
    /^wall\.png has 12000 × 12000 pixels\. Choose one of at most 10000 × 10000\./,
  ],
  [
    'nothing.png',
    () => plain(300, 200, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer(),
    /^nothing\.png is empty: every pixel is transparent\./,
  ],
  [
    'nothing.svg',
    () => svg('width="0" height="0"', ''),
    /^nothing\.svg is empty: every pixel is transparent\./,
  ],
  [
    'torn.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9'),
    /^torn\.svg is damaged\. Save it again/,
  ],
];

/** Files with something odd about them that are shown all the same: size, and colour of the middle. */
export const SHOWN: readonly (readonly [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  size: string,
  colour: readonly [number, number, number],
])[] = [
  ['large.png', () => plain(8000, 6000).png({ compressionLevel: 1 }).toBuffer(), '1024 × 768', [179, 18, 63]],
  [
    'cmyk.jpg',
    () => plain(400, 300).flatten().toColourspace('cmyk').jpeg().toBuffer(),
    '400 × 300',
    [179, 18, 63],
  ],
  [
    'turned.jpg',
    () => plain(400, 300).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    '300 × 400',
    [179, 18, 63],
  ],
  ['moving.gif', async () => (await animation()).gif().toBuffer(), '60 × 40', [255, 0, 0]],
  [
    'moving.webp',
    async () => (await animation()).webp({ lossless: true }).toBuffer(),
    '60 × 40',
    [255, 0, 0],
  ],
  [
    'grey.png',
    () => plain(50, 50, '#808080').toColourspace('b-w').png().toBuffer(),
    '50 × 50',
    [128, 128, 128],
  ],
  ['deep.png', () => plain(50, 50).toColourspace('rgb16').png().toBuffer(), '50 × 50', [179, 18, 63]],
  ['name.txt', () => plain(50, 40).avif({ effort: 0 }).toBuffer(), '50 × 40', [179, 18, 63]],
  [
    'huge.svg',
    () => svg('width="100000" height="50000"', `<path fill="${RED}" d="M0 0h100000v50000H0z"/>`),
    '1024 × 512',
    [179, 18, 63],
  ],
  [
    'zero.svg',
    () => svg('width="0" height="0" viewBox="0 0 20 10"', `<path fill="${RED}" d="M0 0h20v10H0z"/>`),
    '1024 × 512',
    [179, 18, 63],
  ],
  [
    'wicked.svg',
    () =>
      svg(
        'viewBox="0 0 20 20" onload="document.title=1"',
        `<script>document.title = "taken"; fetch("https://example.com/a")</script>
         <style>@import "https://example.com/b.css";</style>
         <foreignObject width="20" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="https://example.com/c.png"/></foreignObject>
         <image href="https://example.com/d.png" width="20" height="20"/><use href="https://example.com/e.svg#f"/>
         <path fill="${RED}" d="M0 0h20v20H0z"/>`,
      ),
    '1024 × 1024',
    [179, 18, 63],
  ],
];
