import path from 'node:path';
import sharp from 'sharp';
import { POST_FLOW_NAMES, POST_FLOWS } from '../../../domain/posts/occasions';
import type { RoutePath } from '../../../domain/routes';
import { OCCASIONS } from '../../../features/posts/occasions';
import { colour, type Colours } from '../tokens';

/** A stack of sheets, with its alternative text. */
export interface Sheets {
  readonly title: string;
  /** Source files, the top one last. */
  readonly files: readonly string[];
}

const posters = (...names: readonly string[]) => names.map((name) => `src/content/samples/${name}.webp`);
const resumes = (...numbers: number[]) =>
  numbers.map((number) => `src/features/resume/gallery/pictures/resume-${number}-640.webp`);

/** Pages whose picture shows what their tools make. */
export const SHEETS: Readonly<Partial<Record<RoutePath, Sheets>>> = {
  '/aiTools': {
    title: 'A resume between two festival posters',
    files: [...posters('diwali-3', 'rakshaBandhan-4'), ...resumes(2)],
  },
  '/resume': { title: 'Three sample resumes on A4 sheets', files: resumes(1, 3, 2) },
  '/socialAi': {
    title: 'Sample posters for Raksha Bandhan, Diwali and Ganesh Chaturthi',
    files: posters('rakshaBandhan-1', 'diwali-4', 'ganeshChaturthi-3'),
  },
  '/occasional': {
    title: 'Sample posters for Raksha Bandhan, Ganesh Chaturthi and Diwali',
    files: posters('rakshaBandhan-1', 'ganeshChaturthi-4', 'diwali-1'),
  },
  '/buisness': { title: 'Two sample posters of a gym offer', files: posters('gym-2', 'gym-1') },
  ...Object.fromEntries(
    POST_FLOW_NAMES.flatMap((flow) => {
      const { picture } = OCCASIONS[flow];
      return picture
        ? [[POST_FLOWS[flow].path, { title: picture.title, files: posters(...picture.samples) }]]
        : [];
    }),
  ),
};

interface Place {
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
}

/** Positions of the sheets by their number, in px from the middle of the stage. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [
    { x: -66, y: -22, turn: -6 },
    { x: 62, y: 26, turn: 5 },
  ],
  3: [
    { x: -88, y: -14, turn: -9 },
    { x: 88, y: 2, turn: 8 },
    { x: 0, y: 16, turn: -1 },
  ],
};
/** In px; sheets of every shape cover about the same area. */
const SIDE = 306;

export const STAGE = { width: 500, height: 500 };

/** Draws the sheets on a 500 × 500 stage. @param root folder of the project */
export async function drawSheets({ files }: Sheets, colours: Colours, root: string): Promise<string> {
  const places = PLACES[files.length] ?? [];
  const drawn = await Promise.all(
    places.map(({ x, y, turn }, index) =>
      drawSheet(path.join(root, files[index] ?? ''), { x, y, turn }, colour(colours, 'rule')),
    ),
  );
  return drawn.join('');
}

async function drawSheet(file: string, { x, y, turn }: Place, edge: string): Promise<string> {
  const { width: w, height: h } = await sharp(file).metadata();
  const width = Math.round(SIDE * Math.sqrt(w / h));
  const height = Math.round(SIDE * Math.sqrt(h / w));
  const bytes = await sharp(file)
    .resize(width * 2, height * 2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  const place = `translate(${STAGE.width / 2 + x} ${STAGE.height / 2 + y}) rotate(${turn})`;
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  return `<g transform="${place}"><image ${box} href="${href}"/><rect ${box} fill="none" stroke="${edge}"/></g>`;
}
