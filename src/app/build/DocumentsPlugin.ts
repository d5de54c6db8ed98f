import webpack, { type Compilation, type Compiler } from 'webpack';
import { ROUTE_DESCRIPTIONS } from '../../domain/routeDescriptions';
import { routeAt, ROUTES } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';
import { restoredFrom } from '../restoring';
import type { PrerenderedPage } from '../prerender';
import { htmlDocument } from './htmlDocument';
import type { PrerenderBundle } from './PrerenderBundle';
import { robotsTxt, sitemapXml } from './searchFiles';

/** What the documents are made from. */
export interface DocumentsOptions {
  /** Draws the pages; without it (development) one empty document serves every address. */
  readonly bundle: PrerenderBundle | undefined;
  /** Scheme and host of the site, empty if not known. */
  readonly origin: string;
}

/** Matches no route: what is drawn for it is the 404 page. */
const UNKNOWN_PATH = '/404';
/** The family every page is set in; other faces load when they are used. */
const MAIN_FONT = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/;

/** Writes the HTML files, one for each route, and what search engines ask for. */
export class DocumentsPlugin {
  private readonly name = 'DocumentsPlugin';

  constructor(private readonly options: DocumentsOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      // After the names of all files are final, and before the report.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: this.name, stage }, async () => {
        if (compilation.errors.length > 0) return;
        for (const [file, text] of await this.documents(compilation)) {
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }

  private async documents(compilation: Compilation): Promise<[file: string, text: string][]> {
    const { bundle, origin } = this.options;
    if (!bundle) return [['index.html', document(compilation, '/', origin)]];
    const { renderPage } = bundle.load();
    const paths = [...ROUTES.map(({ path }) => path), UNKNOWN_PATH];
    const pages = await Promise.all(
      paths.map(async (path): Promise<[string, string]> => {
        return [fileOf(path), document(compilation, path, origin, await renderPage(path))];
      }),
    );
    return [...pages, ['sitemap.xml', sitemapXml(ROUTES, origin)], ['robots.txt', robotsTxt(origin)]];
  }
}

/** `/` is index.html, `/aiTools` aiTools.html. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

function document(compilation: Compilation, path: string, origin: string, page?: PrerenderedPage): string {
  const main = filesOf(compilation, compilation.entrypoints.get('main'));
  const own = (page?.chunks ?? []).flatMap((chunk) =>
    filesOf(compilation, compilation.namedChunkGroups.get(chunk)),
  );
  const files = [...new Set([...main, ...own])];
  return htmlDocument({
    head: pageHeadAt(path),
    description: descriptionOf(path),
    origin,
    markup: page?.markup ?? '',
    blockingScripts: bootScripts(compilation, path).map(addressOf),
    scripts: files.filter(isScript).map(addressOf),
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

/** A blocking script costs a round trip before the first paint: only where it may have something to hide. */
function bootScripts(compilation: Compilation, path: string): string[] {
  if (restoredFrom(path) === undefined) return [];
  return filesOf(compilation, compilation.entrypoints.get('boot')).filter(isScript);
}

function descriptionOf(path: string): string {
  const route = routeAt(path);
  return route ? ROUTE_DESCRIPTIONS[route.path] : 'There is no page at this address.';
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
