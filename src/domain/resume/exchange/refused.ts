/** Rejects an import before anything changes. The message tells the visitor in one sentence what is wrong and where. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
