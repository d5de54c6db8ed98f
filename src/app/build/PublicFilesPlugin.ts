import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

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
        for (const [name, content] of [...this.files(), ...Object.entries(this.extra)]) {
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        }
      });
    });
  }

  private files(): [name: string, content: Buffer][] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(this.folder, file).split(path.sep).join('/'), readFileSync(file)];
      });
  }
}
