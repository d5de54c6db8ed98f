import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { DocumentsPlugin, fileAt } from './src/app/build/DocumentsPlugin';
import { optimization } from './src/app/build/optimization';
import { PrerenderBundle } from './src/app/build/PrerenderBundle';
import { PublicFilesPlugin } from './src/app/build/PublicFilesPlugin';
import { rulesOf, type Target } from './src/app/build/rules';
import { siteOriginFromEnv } from './src/app/build/siteOrigin';
import { WorkerPlugin } from './src/app/build/WorkerPlugin';
import { SITE } from './src/content/site';
import { accountsConfigFromEnv } from './src/services/accounts/config';
import { createLocalFirebase } from './src/local-firebase/middleware';

/** Tells the preview server that this build uses the local Firebase. */
const LOCAL_MARK = { '.local-firebase': '' };

/** To whom the bundled forms write. */
const RECIPIENT = { 'forms/recipient.js': `globalThis.RECIPIENT = ${JSON.stringify(SITE.email)};\n` };

/** Whether pages are prerendered; `PRERENDER=1 npm start` shows hydration mismatches in development. */
const isPrerendered = (production: boolean) => production || process.env.PRERENDER === '1';

/** Whether the build includes /machines. */
const isInspected = (production: boolean) => !production || process.env.INSPECT === '1';

/** Whether a service worker makes the site work offline. Not where it is inspected: there, every file comes from the server. */
const worksOffline = (production: boolean) => production && !isInspected(production);

const root = import.meta.dirname;
const outputPath = path.resolve(root, process.env.OUT_DIR ?? 'dist');

const PRODUCTION_ALIASES = {
  // The package's main entry is its development build, whose warnings no one reads in production.
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  // @xstate/react imports the shim for a hook that React has had since version 18.
  'use-sync-external-store/shim$': 'react',
  'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
};

/**
 * Gives up on a style sheet that hangs as `chunkLoadTimeout` does on a script. The build takes the function's text, so it may use
 * nothing around it.
 */
function insertStyleSheet(link: HTMLLinkElement): void {
  document.head.append(link);
  setTimeout(() => void link.onerror?.(new Event('timeout')), 10_000);
}

/** Shared by the browser build and the prerender build. */
function shared(production: boolean, target: Target): Configuration {
  return {
    name: target,
    context: root,
    mode: production ? 'production' : 'development',
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: production ? PRODUCTION_ALIASES : {} },
    module: { rules: rulesOf({ production, target, isPrerendered: isPrerendered(production) }) },
    output: {
      path: outputPath,
      publicPath: '/',
      // In every file; by default the package's name.
      uniqueName: 'site',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    plugins: [
      new webpack.DefinePlugin({
        __DEV__: JSON.stringify(!production),
        __INSPECT__: JSON.stringify(isInspected(production)),
        __OFFLINE__: JSON.stringify(worksOffline(production)),
        // Drops the packages' code for Node; that of pdf.js would contain the path of the build folder.
        ...(target === 'browser' && { 'typeof process': JSON.stringify('undefined') }),
        __ACCOUNTS_CONFIG__: JSON.stringify(accountsConfigFromEnv(process.env, production)),
      }),
    ],
    performance: false,
    stats: { preset: 'errors-warnings' },
  };
}

/** The bundle that prerenders the pages at build time; it stays in memory. */
function prerender(production: boolean, bundle: PrerenderBundle): Configuration {
  const base = shared(production, 'prerender');
  return {
    ...base,
    target: 'node20',
    entry: './src/app/prerender.tsx',
    devtool: false,
    module: { ...base.module, generator: { asset: { emit: false } } },
    output: { ...base.output, library: { type: 'commonjs2' }, filename: 'prerender.cjs' },
    optimization: { minimize: false, splitChunks: false },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), bundle],
  };
}

function browser(production: boolean, bundle: PrerenderBundle | undefined): Configuration {
  const isLocal = accountsConfigFromEnv(process.env, production).mode === 'local';
  const base = shared(production, 'browser');
  // webpack replaces hashes with their final values wherever they occur in a file: a six-digit one once matched a number.
  const name = production ? '[name].[contenthash:8]' : '[name]';
  return {
    ...base,
    target: ['web', 'es2022'],
    ...(bundle && { dependencies: ['prerender'] }),
    // React and the runtime are separate files: the runtime changes with every build, but React stays cached, and slow phones
    // evaluate it as a separate task.
    entry: {
      // In development it would bring a second runtime, which hot reload can't tell apart from the first.
      ...(production && { boot: './src/app/boot.ts' }),
      react: { import: ['react', 'react/jsx-runtime', 'react-dom/client'], runtime: 'runtime' },
      main: { import: './src/app/client.tsx', dependOn: 'react' },
      ...(worksOffline(production) && {
        worker: { import: './src/worker/worker.ts', filename: 'worker.js' },
      }),
    },
    // Hidden, because neither the host nor the preview serves the maps.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      ...base.output,
      clean: production,
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // In ms; webpack waits two minutes before it says that a page or a part did not load.
      chunkLoadTimeout: 10_000,
    },
    optimization: { ...optimization, ...(production && { moduleIds: false }) },
    plugins: [
      ...(base.plugins ?? []),
      // By default, ids grow by a digit at 500 modules, and every chunk by some bytes.
      production && new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
      // V8 then compiles React and the site's core as a whole and off the main thread, not each function on its first call.
      production &&
        new webpack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /(react|main)\.\w+\.js$/,
          // After minification, which would strip it as a comment.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      !production && new ReactRefreshPlugin({ overlay: false }),
      bundle &&
        new MiniCssExtractPlugin({
          filename: `assets/${name}.css`,
          chunkFilename: `assets/${name}.css`,
          insert: insertStyleSheet,
        }),
      new PublicFilesPlugin(path.join(root, 'public'), {
        ...RECIPIENT,
        ...(production && isLocal && LOCAL_MARK),
      }),
      new DocumentsPlugin({
        bundle,
        origin: siteOriginFromEnv(process.env),
        isInspected: isInspected(production),
      }),
      worksOffline(production) && new WorkerPlugin(),
    ],
    ...(!production && { devServer: devServer(isLocal) }),
  };
}

/** `/patent` is `/patent.html`, as on the host. The pages that are not prerendered share an empty document. */
const PAGE_FILES = [
  { from: /^\/(machines|styleguide)$/, to: '/machines.html' },
  {
    from: /^\/[^.]+$/,
    to: ({ parsedUrl }: { readonly parsedUrl: { readonly pathname: string | null } }) =>
      `/${fileAt(parsedUrl.pathname ?? '')}`,
  },
];

/** The development server listens on localhost only and needs no network. */
function devServer(isLocal: boolean): DevServerConfiguration {
  return {
    host: '127.0.0.1',
    port: 3000,
    allowedHosts: ['localhost', '127.0.0.1'],
    // A change replaces components and keeps the page's state; anything else reloads the page.
    hot: true,
    historyApiFallback: isPrerendered(false) ? { rewrites: PAGE_FILES } : true,
    static: false,
    setupMiddlewares: (middlewares) =>
      isLocal ? [{ name: 'local-firebase', middleware: createLocalFirebase() }, ...middlewares] : middlewares,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  };
}

/** `webpack serve --mode development` or `webpack --mode production`. */
export default function config(
  _env: unknown,
  { mode }: { readonly mode?: string },
): Configuration | Configuration[] {
  const production = mode === 'production';
  if (!isPrerendered(production)) return browser(production, undefined);
  const bundle = new PrerenderBundle();
  return [prerender(production, bundle), browser(production, bundle)];
}
