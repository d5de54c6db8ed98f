import { sources, type Compiler } from 'webpack';

/** For V8: compile this file whole, off the main thread, instead of each function when it is first called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** In bytes, before gzip. The hint is 28 of them after it, which a smaller file doesn't earn. */
const LEAST_SIZE = 20_000;

/** Puts the hint at the head of every large script. */
export class WholeCompilePlugin {
  apply(compiler: Compiler): void {
    const { name } = WholeCompilePlugin;
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // After minimizing, which would take it for a comment, and before source maps.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && source.size() >= LEAST_SIZE)
            compilation.updateAsset(file, new sources.ConcatSource(HINT, source));
      });
    });
  }
}
