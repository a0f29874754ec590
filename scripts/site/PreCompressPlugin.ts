import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

const compressible = /\.(?:js|svg|txt|css|json)$/;

/**
 * Writes each static file compressed beside it, as `.br` and `.gz`, so that the backend sends files and compresses
 * nothing. Comes after the plugins that copy files. Watching skips it: the plain files are enough there.
 */
export class PreCompressPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('PreCompress', async ({ outputOptions }) => {
      const { path } = outputOptions;
      if (compiler.watchMode) return;
      const folder = join(path, 'static');
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))),
      );
    });
  }
}

async function compress(file: string) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
