import { saveBlob } from './saveBlob';

/** The bytes of a chosen file. @throws Error with a sentence for the visitor, when the file moved, is locked or its reading was broken off */
export function readBytes(file: Blob): Promise<Uint8Array> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    const fail = (): void =>
      reject(
        new Error('The browser could not read it: it may have been moved or changed. Choose it once more.', {
          cause: reader.error,
        }),
      );
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = fail;
    reader.onabort = fail;
    reader.readAsArrayBuffer(file);
  });
}

/** Hands a text to the browser's downloads under this name, in UTF-8. */
export function saveText(text: string, fileName: string, mediaType: string): void {
  saveBlob(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
}

/** Puts a text on the clipboard. @returns false where the browser has none to offer or forbids it */
export async function copyText(text: string): Promise<boolean> {
  // Missing where the page came over an insecure connection, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
