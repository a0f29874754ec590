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
/** Members' pages made of what the forms to log in are: what they share with others does not weigh on the checkout. */
const pagesOfForms = ['page-passkeys', 'page-passkeyOffer'];

/** It pays by the effects of the checkout, which it loads; what it draws with alike is in its own chunk, and weighs on no other page. */
const payGift = 'page-payGift';

/**
 * A chunk of what live pages share.
 * @param {string} name
 * @param {(inForms: boolean, forMembers: string[]) => boolean} holds whether logging in and signing up both use a module, and which pages for members do
 */
function shared(name, holds) {
  return {
    name,
    /** @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} context */
    test(module, { chunkGraph }) {
      const names = pagesWith(module, chunkGraph);
      return holds(
        isInForms(names),
        names.filter((page) => ![...publicPages, ...pagesOfForms, payGift].includes(page)),
      );
    },
    chunks: isPage,
    enforce: true,
  };
}

/** @param {import('webpack').Module} module @param {import('webpack').ChunkGraph} chunkGraph */
function pagesWith(module, chunkGraph) {
  return Array.from(chunkGraph.getModuleChunksIterable(module))
    .filter(isPage)
    .map(({ name }) => name ?? '');
}

/** @param {string[]} pages */
function isInForms(pages) {
  return ['page-login', 'page-register'].every((form) => pages.includes(form));
}

/** @param {import('webpack').Chunk} chunk */
function isPage(chunk) {
  return chunk.name?.startsWith('page-') ?? false;
}

const browser = bundle({
  name: 'browser',
  target: 'browserslist:baseline widely available',
  entry: {
    start: './site/src/app/browser/start.ts',
    offline: './site/src/app/browser/offlinePage.ts',
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
    // A letter for most of what a module exports: 0.8 kB less of each form and 1 kB of the checkout than two by a name's hash.
    mangleExports: 'size',
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
        // What a checkout does is as large as what it shows: two chunks, fetched side by side. A page that pays as the checkout
        // does fetches the same one.
        checkoutEffects: {
          /** @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} context */
          test: (module, { chunkGraph }) =>
            /site\/(sagas|src)\/(?!.*Route\.tsx?$)/.test(module.nameForCondition() ?? '') &&
            pagesWith(module, chunkGraph).includes('page-checkout') &&
            !isInForms(pagesWith(module, chunkGraph)),
          name: 'checkout-effects',
          chunks: (chunk) => ['page-checkout', 'page-changePayment', payGift].includes(chunk.name ?? ''),
          enforce: true,
          priority: 30,
        },
        // What logging in, signing up and members' pages all draw with is loaded at once with React. What other public
        // pages have in common is not, however many they are: no log-in or sign-up waits for it.
        live: shared('live', (inForms, forMembers) => inForms && forMembers.length > 0),
        public: shared('public', (inForms, forMembers) => inForms && forMembers.length === 0),
        // No checkout waits for what members' other pages have in common.
        members: shared(
          'members',
          (inForms, forMembers) => !inForms && forMembers.length > 1 && forMembers.includes('page-checkout'),
        ),
      },
    },
  },
  plugins: [new SiteAssetsPlugin({ root }), new SourceMapsPlugin(), new PreCompressPlugin()],
});

const server = bundle({
  name: 'server',
  target: 'node24',
  entry: { pages: './site/src/app/server/server.ts' },
  output: { path: join(root, 'site/build/server'), filename: '[name].js', library: { type: 'module' } },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new SourceMapsPlugin()],
});

export default [browser, server];
