import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { routes } from './site/src/pages/routes.ts';
import { PreCompressPlugin } from './scripts/site/PreCompressPlugin.ts';
import { SiteAssetsPlugin } from './scripts/site/SiteAssetsPlugin.ts';
import { SourceMapsPlugin } from './scripts/site/SourceMapsPlugin.ts';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;

/**
 * What both bundles share: TypeScript and styled-components through SWC, our own packages from their source.
 * @param {import('webpack').Configuration & { name: string }} own
 * @returns {import('webpack').Configuration}
 */
function bundle({ name, target, entry, output, ...rest }) {
  return {
    name,
    mode: 'production',
    context: root,
    target,
    entry,
    output: { module: true, clean: true, ...output },
    experiments: { outputModule: true },
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      // A page has one language and all its words: they are only looked up.
      alias: { i18next$: join(root, 'site/src/app/i18next.ts') },
    },
    module: { rules: [{ test: /\.tsx?$/, use: [swcFor(name), inlineTokens] }] },
    performance: false,
    stats: 'errors-warnings',
    cache: { type: 'filesystem', name, buildDependencies: { config: [import.meta.filename] } },
    ...rest,
  };
}

const inlineTokens = join(root, 'scripts/site/inlineTokensLoader.ts');

/** @param {string} name */
function swcFor(name) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [
            ['@swc/plugin-styled-components', { displayName: false, fileName: false, ssr: true, pure: true }],
          ],
          cacheRoot: join(root, 'node_modules/.cache/swc', name),
        },
      },
    },
  };
}

const minimizer = [
  new TerserPlugin({
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
  }),
];

/** The chunks of the live pages that visitors who are signed out may open: the forms to sign up and log in. */
const publicPages = Object.entries(routes)
  .filter(([, { live, access }]) => live && access === 'anyone')
  .map(([name]) => `page-${name}`);

/**
 * A chunk of what live pages share.
 * @param {string} name
 * @param {(forVisitors: number, forMembers: number) => boolean} holds by how many public pages, and other pages, a module is used
 */
function shared(name, holds) {
  return {
    name,
    /** @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} context */
    test(module, { chunkGraph }) {
      const pages = Array.from(chunkGraph.getModuleChunksIterable(module)).filter(isPage);
      const forVisitors = pages.filter((page) => publicPages.includes(page.name ?? '')).length;
      return holds(forVisitors, pages.length - forVisitors);
    },
    chunks: isPage,
    enforce: true,
  };
}

/** @param {import('webpack').Chunk} chunk */
function isPage(chunk) {
  return chunk.name?.startsWith('page-') ?? false;
}

const browser = bundle({
  name: 'browser',
  target: 'browserslist:baseline widely available',
  entry: {
    start: './site/src/app/start.ts',
    // The browser asks for it at an address that does not change.
    serviceWorker: { import: './site/worker/serviceWorker.ts', filename: 'static/service-worker.js' },
  },
  output: {
    path: join(root, 'site/build/client'),
    publicPath: '/',
    filename: 'static/[name].[contenthash:10].js',
    chunkFilename: 'static/[name].[contenthash:10].js',
  },
  optimization: {
    minimizer,
    chunkIds: 'named',
    moduleIds: 'deterministic',
    // Inside another module, react-dom takes twice as long to start.
    concatenateModules: { commonjs: false },
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        forms: {
          test: /node_modules\/(react-hook-form|yup|@hookform|property-expr|tiny-case|toposort)\//,
          name: 'forms',
          priority: 20,
        },
        // What pages with and without React share: the store, the effects, the services.
        effects: {
          name: 'effects',
          chunks: (chunk) => chunk.name === 'quiet-effects' || chunk.name === 'live',
          minChunks: 2,
          enforce: true,
          priority: 20,
        },
        // What a checkout does is as large as what it shows: two chunks, fetched side by side.
        checkoutEffects: {
          test: /site\/(sagas|src)\/(?!.*(Route|RefusedCheckout)\.tsx?$)/,
          name: 'checkout-effects',
          chunks: (chunk) => chunk.name === 'page-checkout',
          enforce: true,
          priority: 30,
        },
        // What public pages and members' pages both draw with is loaded at once with React.
        live: shared('live', (forVisitors, forMembers) => forVisitors > 0 && forMembers > 0),
        public: shared('public', (forVisitors, forMembers) => forVisitors > 2 && forMembers === 0),
        members: shared('members', (forVisitors, forMembers) => forVisitors === 0 && forMembers > 1),
      },
    },
  },
  plugins: [new SiteAssetsPlugin({ root }), new SourceMapsPlugin(), new PreCompressPlugin()],
});

const server = bundle({
  name: 'server',
  target: 'node24',
  entry: { pages: './site/src/app/server.ts' },
  output: { path: join(root, 'site/build/server'), filename: '[name].js', library: { type: 'module' } },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new SourceMapsPlugin()],
});

export default [browser, server];
