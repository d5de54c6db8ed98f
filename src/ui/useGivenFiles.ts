import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/** Tables and letters come with a picture of themselves: text that is pasted into a field is text. */
function isTextForField({ clipboardData, target }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

/**
 * Takes a file that is dropped anywhere on the page or pasted. Anywhere, because a browser leaves the page for a file that is
 * dropped beside its target, and everything kept in memory would be gone.
 * @param isWelcome false while a file would have no place: it is then kept from doing harm, and no more
 * @returns whether a file is being held over the page
 */
export function useGivenFiles(onFile: (file: File) => void, isWelcome: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer) => {
    const file = transfer.files[0];
    if (file && isWelcome) onFile(file);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const isDrop = event.type === 'drop';
      setIsOver(!isDrop);
      if (isDrop) take(event.dataTransfer);
    };
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('drop', onDrag, { signal });
    // Only on leaving the window is there nothing it goes to.
    document.addEventListener('dragleave', (event) => event.relatedTarget ?? setIsOver(false), { signal });
    const onPaste = (event: ClipboardEvent) => {
      if (hasFiles(event.clipboardData) && !isTextForField(event)) take(event.clipboardData);
    };
    document.addEventListener('paste', onPaste, { signal });
    return () => leaving.abort();
  }, []);
  return isOver && isWelcome;
}
