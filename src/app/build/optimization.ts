import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

/** SWC is twice as fast as terser and its scripts are smaller; the HTML has to stay as React renders it. */
const minifier = new MinimizerPlugin({
  test: /\.(js|css)$/,
  minify: [
    {
      implementation: MinimizerPlugin.swcMinify,
      options: { compress: { passes: 3 }, format: { comments: false } },
    },
    { implementation: webpack.css.syntax.cssMinify },
  ],
  extractComments: false,
});

/** How the browser build is split and minified. */
export const optimization: NonNullable<Configuration['optimization']> = {
  splitChunks: {
    // In bytes. Smaller shared code is duplicated rather than requested separately: a tool loads four fewer files and 2 KB less.
    minSize: 45_000,
    // The reader of PDFs is one file, whose name tells the service worker to leave it for those who use it.
    chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'resumeReader',
  },
  minimizer: [minifier],
};
