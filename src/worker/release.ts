/** What the worker stores when it is installed, so that every page opens offline. */
export interface Release {
  /** The pages by their addresses; a page with another `revision` is fetched again. */
  readonly pages: readonly { readonly url: string; readonly revision: string }[];
  /** Addresses of scripts, styles and the main font with its rupee sign, which have their hash in the name. */
  readonly files: readonly string[];
}
