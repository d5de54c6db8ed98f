import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { createClassNamer, cssModulesIn } from './classNames';

const root = path.resolve(import.meta.dirname, '../../..');

export type Target = 'browser' | 'prerender';

interface Build {
  readonly production: boolean;
  readonly target: Target;
  /** Whether documents contain the styles of their pages. */
  readonly isPrerendered: boolean;
}

/** Lets unused parts of the router be tree-shaken; see the loader. */
const router: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-[^.]+\.mjs$/,
  loader: path.join(root, 'src/app/build/pureRouterLoader.cjs'),
};

/** Targets browsers with ES2022; prerendering runs in Node 20, which supports it too. */
const script = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
    },
  },
});

const nameOf = createClassNamer(cssModulesIn(path.join(root, 'src')));
const getLocalIdent = ({ resourcePath }: LoaderContext<unknown>, _pattern: string, local: string) =>
  nameOf(resourcePath, local);

/** `*.module.css` files are CSS modules, other style sheets are global; the prerender only needs the class names. */
function styles({ production, target, isPrerendered }: Build): RuleSetRule {
  const cssModules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target === 'prerender',
    ...(production ? { getLocalIdent } : { localIdentName: '[name]__[local]' }),
  };
  const output = isPrerendered ? MiniCssExtractPlugin.loader : 'style-loader';
  const css = { loader: 'css-loader', options: { modules: cssModules, importLoaders: 1 } };
  const layer = path.join(root, 'src/app/build/layerLoader.cjs');
  return { test: /\.css$/, use: target === 'prerender' ? [css] : [output, css, layer] };
}

const files: RuleSetRule = {
  test: /\.(svg|avif|webp|png|woff2|worker\.min\.mjs)$/,
  oneOf: [
    { resourceQuery: /raw/, type: 'asset/source' },
    { resourceQuery: /inline/, type: 'asset/inline' },
    { type: 'asset/resource' },
  ],
};

/** What a build does with each kind of file. */
export function rulesOf(build: Build): RuleSetRule[] {
  return [script(!build.production && build.target === 'browser'), styles(build), files, router];
}
