import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { filesIn } from './filesIn';

/** Copies the files of a folder into the build under their own names. */
export class PublicFilesPlugin {
  private readonly name = 'PublicFilesPlugin';

  /** @param extra additional files: name and content */
  constructor(
    private readonly folder: string,
    private readonly extra: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: this.name, stage }, () => {
        compilation.contextDependencies.add(this.folder);
        const files = filesIn(this.folder).map(
          (name) => [name, readFileSync(path.join(this.folder, name))] as const,
        );
        for (const [name, content] of [...files, ...Object.entries(this.extra)]) {
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
