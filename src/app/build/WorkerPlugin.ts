import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Release } from '../../worker/release';
import { MAIN_FONT } from './DocumentsPlugin';

const WORKER = 'worker.js';
const PLACEHOLDER = 'self.__RELEASE__';
/** Of 1 KB: a visitor may first see a price without a connection. */
const RUPEE_FONT = /plus-jakarta-sans-rupee-wght.*\.woff2$/;
/** Pictures, other fonts that only some pages use, and the reader of PDFs are kept when they are used. */
const NEEDED_FILES = [/^assets\/(?!resumeReader\.)[^/]+\.(js|css)$/, MAIN_FONT, RUPEE_FONT];

/** Writes the files of the build into the service worker. */
export class WorkerPlugin {
  private readonly name = 'WorkerPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      // After DocumentsPlugin.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 1;
      compilation.hooks.processAssets.tap({ name: this.name, stage }, () => {
        if (compilation.errors.length > 0) return;
        const release = JSON.stringify(releaseOf(compilation));
        compilation.updateAsset(WORKER, (source) => {
          const code = source.source().toString();
          if (!code.includes(PLACEHOLDER)) throw new Error(`${WORKER} lacks ${PLACEHOLDER}.`);
          return new webpack.sources.RawSource(code.replace(PLACEHOLDER, () => release));
        });
      });
    });
  }
}

function releaseOf({ assets }: Compilation): Release {
  const pages = Object.entries(assets)
    .filter(([name]) => /^\w+\.html$/.test(name))
    .map(([name, source]) => ({
      url: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
      revision: createHash('sha256').update(source.source()).digest('hex').slice(0, 16),
    }));
  const files = Object.keys(assets).filter((name) => NEEDED_FILES.some((needed) => needed.test(name)));
  return { pages, files: files.map((name) => `/${name}`) };
}
