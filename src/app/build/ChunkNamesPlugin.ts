import type { Compiler } from 'webpack';

/**
 * Gives a chunk with a name that name as its id, and leaves the others their short numbers. So a file can be told by its name
 * and no page carries a table from ids to names, which is 0.7 KB gzip; webpack's own named ids spell paths where there is no name.
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
