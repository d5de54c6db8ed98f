/** Why a file was not taken in, as a sentence for the visitor. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}
