/** Why a file or a text was not taken in: one sentence for the visitor that says what is wrong and where. Nothing was changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
