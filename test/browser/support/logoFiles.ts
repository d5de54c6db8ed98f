import sharp from 'sharp';

/** The colour of the marks and areas. */
export const RED = '#B3123F';

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = RED,
) => sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });
export const svg = (attributes: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
/** A picture with many colours. */
export const photo = (width = 600, height = 400, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
/** Two frames, from one picture above the other; the first is red. */
async function animation(): Promise<Buffer> {
  const paths = `<path fill="${RED}" d="M0 0h60v40H0z"/><path fill="blue" d="M0 40h60v40H0z"/>`;
  const data = await sharp(svg('width="60" height="80"', paths)).raw().toBuffer();
  const frames = { width: 60, height: 80, channels: 4, pageHeight: 40 } as const;
  return sharp(data, { raw: frames }).gif().toBuffer();
}

/** Files that only the browser's own decoder can reject; the others are in imageIntake.test. */
export const REFUSED: readonly (readonly [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  message: RegExp,
])[] = [
  [
    'broken.png',
    async () => {
      const bytes = await photo().png().toBuffer();
      return bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 400); // a scratch in the middle
    },
    /^broken\.png is damaged\. Save it again from the program that made it\./,
  ],
  [
    'half.jpg',
    async () => {
      const bytes = await photo().jpeg().toBuffer();
      return bytes.subarray(0, bytes.length >> 1);
    },
    /^half\.jpg is damaged: it ends after \d+ KB\. Save it again/,
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
    'linked.svg',
    () => svg('viewBox="0 0 20 20"', '<image href="https://example.com/a.png" width="20" height="20"/>'),
    /^linked\.svg links to a picture that is not in it\. Export it as PNG/,
  ],
];

/** Unusual files that are accepted, with their size. They are red in the middle. */
export const SHOWN: readonly (readonly [name: string, make: () => Buffer | Promise<Buffer>, size: string])[] =
  [
    ['large.png', () => plain(8000, 6000).png({ compressionLevel: 1 }).toBuffer(), '1024 × 768'],
    ['cmyk.jpg', () => plain(400, 300).flatten().toColourspace('cmyk').jpeg().toBuffer(), '400 × 300'],
    [
      'turned.jpg',
      () => plain(400, 300).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      '300 × 400',
    ],
    [
      'unmarked.jpg',
      async () => (await plain(400, 300).flatten().jpeg().toBuffer()).subarray(0, -2),
      '400 × 300',
    ],
    ['moving.gif', animation, '60 × 40'],
    ['deep.png', () => plain(50, 50).toColourspace('rgb16').png().toBuffer(), '50 × 50'],
    ['name.txt', () => plain(50, 40).avif({ effort: 0 }).toBuffer(), '50 × 40'],
    [
      'huge.svg',
      () => svg('width="100000" height="50000"', `<path fill="${RED}" d="M0 0h100000v50000H0z"/>`),
      '1024 × 512',
    ],
    [
      'wicked.svg',
      () =>
        svg(
          'viewBox="0 0 20 20" onload="document.title=1"',
          `<script>document.title = "taken"; fetch("https://example.com/a")</script>
         <style>@import "https://example.com/b.css";</style>
         <foreignObject width="20" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="https://example.com/c.png"/></foreignObject>
         <use href="https://example.com/e.svg#f"/>
         <path fill="${RED}" d="M0 0h20v20H0z"/>`,
        ),
      '1024 × 1024',
    ],
  ];
