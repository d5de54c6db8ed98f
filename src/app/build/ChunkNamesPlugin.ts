import type { Compiler } from 'webpack';

/**
 * Uses the name of a named chunk as its id; other chunks keep their short numbers. Files can then be found by name, and pages
 * need no table from ids to names, which is 0.7 KB gzip. Webpack's own named ids spell out paths for unnamed chunks.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    const { name } = ChunkNamesPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.chunkIds.tap(name, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== null || !chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
