import { saveBlob } from './saveBlob';

/** Reads a chosen file. @throws Error with a message for the visitor if the file was moved, is locked or reading was aborted */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Error('The browser could not read it: it may have been moved or changed. Choose it again.', {
      cause,
    });
  }
}

/** Downloads a text as a UTF-8 file. */
export function saveText(text: string, fileName: string, mediaType: string): void {
  saveBlob(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
}

/** Copies a text to the clipboard. @returns false if the browser has no clipboard API or denies access */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on insecure origins, contrary to its type.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
