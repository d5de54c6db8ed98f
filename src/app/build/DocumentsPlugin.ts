import webpack, { type Compilation, type Compiler } from 'webpack';
import { routeAt, ROUTES, type RoutePath } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';
import type { PrerenderedPage } from '../prerender';
import { htmlDocument } from './htmlDocument';
import { PictureMaker, toJpeg } from './pictures/pagePicture';
import type { PrerenderBundle } from './PrerenderBundle';
import { searchFiles } from './searchFiles';
import { structuredData } from './structuredData';
import { colour, readColours } from './tokens';

interface DocumentsOptions {
  /** Renders the pages; without it (development) a single empty document serves every address. */
  readonly bundle: PrerenderBundle | undefined;
  /** Scheme and host of the site; empty if unknown. */
  readonly origin: string;
  /** Whether the build has /machines, an empty document hidden from search engines. */
  readonly isInspected: boolean;
}

type File = readonly [name: string, content: string | Buffer];

/** Matches no route, so it renders the 404 page. */
const UNKNOWN_PATH = '/404';
/** The font every page uses; others load on use. */
export const MAIN_FONT = /plus-jakarta-sans-basic-wght.*\.woff2$/;

/** Writes the HTML file of each route, the pictures for shared links and the files for search engines. */
export class DocumentsPlugin {
  private readonly name = 'DocumentsPlugin';

  constructor(private readonly options: DocumentsOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      // Once all file names are final, and before the report.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: this.name, stage }, async () => {
        if (compilation.errors.length > 0) return;
        for (const [file, content] of await this.files(compilation)) {
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
        }
      });
    });
  }

  private async files(compilation: Compilation): Promise<readonly File[]> {
    const { bundle, origin, isInspected } = this.options;
    if (!bundle) return [['index.html', this.document(compilation, '/')]];
    const { renderPage } = bundle.load();
    const pictures = new PictureMaker(compilation.compiler.context, (file) => textOf(compilation, file));
    const pages = await Promise.all(
      ROUTES.map(async ({ path }): Promise<readonly File[]> => {
        const page = await renderPage(path);
        const { svg, alt } = await pictures.draw({ path, markup: page.markup });
        return [
          [fileOf(path), this.document(compilation, path, page, alt)],
          ...(isSecondAddress(path) ? [] : [[pageHeadAt(path).picture.slice(1), await toJpeg(svg)] as const]),
        ];
      }),
    );
    const unknown = this.document(compilation, UNKNOWN_PATH, await renderPage(UNKNOWN_PATH));
    return [
      ...pages.flat(),
      [fileOf(UNKNOWN_PATH), unknown],
      ...(isInspected ? [['machines.html', this.document(compilation, '/machines')] as const] : []),
      ...searchFiles(origin, (text) => compilation.getLogger(this.name).warn(text)),
    ];
  }

  private document(compilation: Compilation, path: string, page?: PrerenderedPage, pictureAlt = ''): string {
    const { origin } = this.options;
    const main = ['react', 'main'].flatMap((entry) =>
      filesOf(compilation, compilation.entrypoints.get(entry)),
    );
    const own = (page?.chunks ?? []).flatMap((chunk) =>
      filesOf(compilation, compilation.namedChunkGroups.get(chunk)),
    );
    const screen = page?.screen ? filesOf(compilation, compilation.namedChunkGroups.get(page.screen)) : [];
    // Pages that need scripts hide what stored work will replace, and say so if their code does not load.
    const boot = page?.markup.includes('<noscript>')
      ? filesOf(compilation, compilation.entrypoints.get('boot'))
      : [];
    const files = [...new Set([...main, ...own])];
    const isMain = (file: string) => main.includes(file);
    const scripts = files.filter(isScript);
    const { light, dark } = readColours(compilation.compiler.context);
    return htmlDocument({
      head: pageHeadAt(path),
      origin,
      pictureAlt,
      bars: { light: colour(light, 'paper'), dark: colour(dark, 'paper') },
      data: structuredData(path, origin),
      markup: page?.markup ?? '',
      earlyScripts: boot.filter(isScript).map(addressOf),
      screenScripts: screen.filter((file) => isScript(file) && !files.includes(file)).map(addressOf),
      scripts: scripts.filter(isMain).map(addressOf),
      imports: scripts.filter((file) => !isMain(file)).map(addressOf),
      styles: [...new Set([...files, ...screen])]
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ href: addressOf(file), css: textOf(compilation, file) })),
      fonts: page
        ? Object.keys(compilation.assets)
            .filter((file) => MAIN_FONT.test(file))
            .map(addressOf)
        : [],
    });
  }
}

/** `/` is index.html, `/aiTools` aiTools.html. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

/** The file of the page at an address, in any case and with or without trailing slash; otherwise that of the 404 page. */
export const fileAt = (pathname: string): string => fileOf(routeAt(pathname)?.path ?? UNKNOWN_PATH);

/** A page with two addresses gets its picture from the first. */
const isSecondAddress = (path: RoutePath) => pageHeadAt(path).canonicalPath !== path;

/** Files of an entry or chunk group in loading order, without source maps and hot updates. */
function filesOf(compilation: Compilation, group: { getFiles(): string[] } | undefined): string[] {
  return (group?.getFiles() ?? []).filter((file) => {
    const info = compilation.assetsInfo.get(file);
    return !info?.development && !info?.hotModuleReplacement;
  });
}

const isScript = (file: string) => file.endsWith('.js');
const addressOf = (file: string) => `/${file}`;

const textOf = (compilation: Compilation, file: string): string =>
  compilation.assets[file]?.source().toString() ?? '';
