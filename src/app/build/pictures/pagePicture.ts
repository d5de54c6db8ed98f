import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SITE } from '../../../content/site';
import { routeAt, type RoutePath } from '../../../domain/routes';
import { textOfMarkup } from '../../../domain/markup';
import { colour, readColours, type Colours } from '../tokens';
import { drawCallOuts, figureIn, inked } from './figure';
import { drawGrowth, GROWTH } from './growth';
import { readFaces, type Faces } from './outline';
import { sharePictureSvg } from './sharePicture';
import { drawSheets, SHEETS, STAGE } from './sheets';

/** A drawing for the space beside the heading. */
interface Art {
  readonly art: string;
  readonly viewBox: string;
  readonly title: string;
  readonly caption?: string;
}

/** A page to make a picture for. */
interface DrawnPage {
  readonly path: RoutePath;
  readonly markup: string;
}

/** A page's picture as SVG, with its alternative text. */
interface PagePicture {
  readonly svg: string;
  readonly alt: string;
}

/** Pages without a drawing of their own use the one that represents them on their hub. */
const BORROWED: Readonly<Partial<Record<RoutePath, Omit<Art, 'art'> & { readonly file: string }>>> = {
  '/independence': {
    file: 'src/features/figures/art/hub-independence.svg',
    viewBox: '0 -10 144 128',
    title: 'A wheel with twenty-four spokes',
  },
};

/** Makes the pictures of shared links, from the page's own drawing or from what its tool makes. */
export class PictureMaker {
  private readonly colours: Colours;
  private readonly faces: Faces;

  /**
   * @param root folder of the project
   * @param readAsset returns the text of a build file
   */
  constructor(
    private readonly root: string,
    private readonly readAsset: (file: string) => string,
  ) {
    this.colours = readColours(root).light;
    this.faces = readFaces(root);
  }

  /** @throws Error if the page has nothing to make a picture of */
  async draw(page: DrawnPage): Promise<PagePicture> {
    const heading = textOfMarkup(/<h1[^>]*>(.*?)<\/h1>/s.exec(page.markup)?.[1] ?? '');
    const { title, caption = '', art, viewBox } = await this.artOf(page);
    const route = routeAt(page.path);
    const foot = route && route.path !== '/' && route.title !== heading ? route.title : SITE.motto;
    const svg = sharePictureSvg({ heading, foot, caption, art, viewBox }, this.colours, this.faces);
    return { svg, alt: title === '' ? heading : title };
  }

  private async artOf({ path: route, markup }: DrawnPage): Promise<Art> {
    const { colours, faces, root } = this;
    if (route === '/calculator') return { ...GROWTH, art: drawGrowth(colours, faces) };

    const sheets = SHEETS[route];
    if (sheets) {
      const art = await drawSheets(sheets, colours, root);
      return { title: sheets.title, viewBox: `0 0 ${STAGE.width} ${STAGE.height}`, art };
    }
    const borrowed = BORROWED[route];
    if (borrowed) {
      const svg = readFileSync(path.join(root, borrowed.file), 'utf8');
      return { ...borrowed, art: inked(svg, colours, faces) };
    }
    const figure = figureIn(markup);
    if (!figure) throw new Error(`${route} has no drawing to make its picture from.`);
    const callOuts = drawCallOuts(figure, faces, colour(colours, 'ink'));
    return { ...figure, art: inked(this.readAsset(figure.file), colours, faces) + callOuts };
  }
}

/** In bytes: people open shared links on phones, and the site's own pictures stay within 60 KB too. */
const MOST_BYTES = 60_000;
const QUALITIES = [80, 74, 68, 62];

/** The picture as a JPEG in the best quality within the limit. @throws Error if it is too large at any quality */
export async function toJpeg(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error('The picture of a shared link is over 60 KB at any quality.');
}
