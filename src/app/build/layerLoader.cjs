/** Puts components of the design system, also composed ones (`importLoaders`), into its layer: see src/ui/README.md. */
module.exports = function layer(css) {
  return this.resourcePath.match(/src[\\/]ui[\\/].*\.module\.css$/) ? `@layer ui{${css}}` : css;
};
