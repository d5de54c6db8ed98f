import webpack, { type Compilation, type Compiler } from 'webpack';
import { ROUTES, type RoutePath } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';
import type { PrerenderedPage } from '../prerender';
import { restoredFrom } from '../restoring';
import { htmlDocument } from './htmlDocument';
import { PictureMaker, toJpeg } from './pictures/pagePicture';
import type { PrerenderBundle } from './PrerenderBundle';
import { robotsTxt, sitemapXml } from './searchFiles';
import { structuredData } from './structuredData';
import { colour, readColours } from './tokens';

/** What the documents are made from. */
export interface DocumentsOptions {
  /** Draws the pages; without it (development) one empty document serves every address. */
  readonly bundle: PrerenderBundle | undefined;
  /** Scheme and host of the site, empty if not known. */
  readonly origin: string;
  /** Whether the build has /machines, an empty document that no search engine is told of. */
  readonly isInspected: boolean;
}

/** A file of the build. */
type File = readonly [name: string, content: string | Buffer];

/** Matches no route: what is drawn for it is the 404 page. */
const UNKNOWN_PATH = '/404';
/** The letters every page is set in; other faces load when they are used. */
const MAIN_FONT = /plus-jakarta-sans-basic-wght.*\.woff2$/;

/** Writes the HTML files, one for each route, their pictures for shared links, and what search engines ask for. */
export class DocumentsPlugin {
  private readonly name = 'DocumentsPlugin';

  constructor(private readonly options: DocumentsOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      // After the names of all files are final, and before the report.
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
          ...(isSecondAddress(path) ? [] : [await this.picture(path, svg)]),
        ];
      }),
    );
    const unknown = this.document(compilation, UNKNOWN_PATH, await renderPage(UNKNOWN_PATH));
    return [
      ...pages.flat(),
      [fileOf(UNKNOWN_PATH), unknown],
      ...(isInspected ? [['machines.html', this.document(compilation, '/machines')] as const] : []),
      ['sitemap.xml', sitemapXml(ROUTES, origin)],
      ['robots.txt', robotsTxt(origin)],
    ];
  }

  private async picture(path: RoutePath, svg: string): Promise<File> {
    return [pageHeadAt(path).picture.slice(1), await toJpeg(svg)];
  }

  private document(compilation: Compilation, path: string, page?: PrerenderedPage, pictureAlt = ''): string {
    const { origin } = this.options;
    const main = ['react', 'main'].flatMap((entry) =>
      filesOf(compilation, compilation.entrypoints.get(entry)),
    );
    const own = (page?.chunks ?? []).flatMap((chunk) =>
      filesOf(compilation, compilation.namedChunkGroups.get(chunk)),
    );
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
      earlyScripts: bootScripts(compilation, path).map(addressOf),
      scripts: scripts.filter(isMain).map(addressOf),
      imports: scripts.filter((file) => !isMain(file)).map(addressOf),
      styles: files
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

/** A page at two addresses has its picture from the first. */
const isSecondAddress = (path: RoutePath) => pageHeadAt(path).canonicalPath !== path;

/** Only where it may have something to hide. */
function bootScripts(compilation: Compilation, path: string): string[] {
  if (restoredFrom(path) === undefined) return [];
  return filesOf(compilation, compilation.entrypoints.get('boot')).filter(isScript);
}

/** Files of an entry or a chunk group in loading order, source maps left out. */
function filesOf(compilation: Compilation, group: { getFiles(): string[] } | undefined): string[] {
  return (group?.getFiles() ?? []).filter((file) => !compilation.assetsInfo.get(file)?.development);
}

const isScript = (file: string) => file.endsWith('.js');
const addressOf = (file: string) => `/${file}`;

/** A style sheet's text without the reference to its source map, which the document can't use. */
function textOf(compilation: Compilation, file: string): string {
  const text = compilation.assets[file]?.source().toString() ?? '';
  return text.replace(/\s*\/\*# sourceMappingURL=.*?\*\//g, '');
}
