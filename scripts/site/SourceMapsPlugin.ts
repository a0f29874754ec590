import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Beside the folder of the bundle: for the browser's, outside of what is served. */
const folder = '../source-maps';
/** A build writes two: that of the browser's bundle, and that of the server's. */
const keptReleases = 40;

/**
 * Writes the source maps of a bundle into `source-maps/<release>/` beside its folder, and names them in no script. The
 * release is the hash of the whole bundle. Keeps those of the latest builds.
 */
export class SourceMapsPlugin {
  apply(compiler: Compiler) {
    new webpack.SourceMapDevToolPlugin({
      // Without the release: webpack's cache keeps the map of an unchanged script under the name it was made with.
      filename: `${folder}/[file].map`,
      append: false,
      moduleFilenameTemplate: '[resource-path]',
    }).apply(compiler);

    compiler.hooks.thisCompilation.tap('SourceMaps', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SourceMaps', stage }, () => {
        moveIntoRelease(compilation);
      });
    });

    compiler.hooks.afterEmit.tap('SourceMaps', (compilation) => {
      removeAllButLatest(join(compilation.outputOptions.path, folder));
    });
  }
}

function moveIntoRelease(compilation: Compilation) {
  const release = `${folder}/${compilation.hash}`;
  for (const { name } of compilation.getAssets()) {
    if (name.startsWith(folder)) compilation.renameAsset(name, name.replace(folder, release));
  }
}

function removeAllButLatest(folder: string) {
  const newestFirst = readdirSync(folder)
    .map((release) => join(folder, release))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const release of newestFirst.slice(keptReleases)) rmSync(release, { recursive: true });
}
