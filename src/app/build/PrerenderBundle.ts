import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import type * as prerender from '../prerender';
import webpack, { type Compiler } from 'webpack';

/** Takes the prerender bundle out of its compilation, so that it is never written to disk, and runs it. */
export class PrerenderBundle {
  private readonly name = 'PrerenderBundle';
  private code: string | undefined;

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: this.name, stage }, (assets) => {
        this.code = assets['prerender.cjs']?.source().toString();
        for (const asset of Object.keys(assets)) compilation.deleteAsset(asset);
      });
    });
  }

  /** Runs the bundle. @throws Error if it has not been built */
  load(): typeof prerender {
    if (this.code === undefined) throw new Error('The prerender bundle has not been built.');
    const run = vm.runInThisContext(`(function (module, require, __filename) { ${this.code}\n})`, {
      filename: 'prerender.cjs',
    }) as (module: { exports: unknown }, require: NodeJS.Require, filename: string) => void;
    const module = { exports: {} };
    run(module, createRequire(import.meta.url), fileURLToPath(import.meta.url));
    return module.exports as typeof prerender;
  }
}
