import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../root.ts';
import { styledComponentsPlugin } from '../../swc/styled-components.ts';

/** What a page of the bench is built for. */
export interface BundleOptions {
  /** The address of the module that it begins with. */
  entry: string;
  target: 'web' | 'node24';
  /** Modules that are there already, and do not count as the page's own. */
  externals?: string[];
}

const require = createRequire(import.meta.url);
const target = 'es2022';

/** Builds a page as the site is built. Gives the folder, where it begins with `main.js`. */
export async function bundle(name: string, options: BundleOptions): Promise<string> {
  const folder = join(root, 'node_modules/.cache/stillpoint/bench', name);
  rmSync(folder, { recursive: true, force: true });
  await build({
    mode: 'production',
    context: root,
    target: options.target === 'web' ? ['web', target] : options.target,
    entry: fileURLToPath(options.entry),
    output: { path: folder, filename: '[name].js', module: true, library: { type: 'module' } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: Object.fromEntries((options.externals ?? []).map((module) => [module, module])),
    devtool: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: { rules: [{ test: /\.tsx?$/, use: swc() }] },
  });
  return folder;
}

function swc() {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [styledComponentsPlugin],
          cacheRoot: join(root, 'node_modules/.cache/swc/bench'),
        },
      },
    },
  };
}

async function build(configuration: Configuration): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  webpack(configuration, (error, stats) => {
    if (error !== null) reject(error);
    else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
    else resolve(undefined);
  });
  await promise;
}
