import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Relative to the folder that is served: outside of it. */
const folder = '../source-maps';
const keptReleases = 20;

/**
 * Writes the source maps of each build into `source-maps/<release>/` beside the served folder, and names them in no
 * script. The release is the hash of the whole build. Keeps those of the latest builds.
 */
export class SourceMapsPlugin {
  apply(compiler: Compiler) {
    new webpack.SourceMapDevToolPlugin({
      filename: `${folder}/[fullhash]/[file].map`,
      append: false,
      moduleFilenameTemplate: '[resource-path]',
    }).apply(compiler);

    compiler.hooks.afterEmit.tap('SourceMaps', (compilation) => {
      removeAllButLatest(join(compilation.outputOptions.path, folder));
    });
  }
}

function removeAllButLatest(folder: string) {
  const newestFirst = readdirSync(folder)
    .map((release) => join(folder, release))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const release of newestFirst.slice(keptReleases)) rmSync(release, { recursive: true });
}
