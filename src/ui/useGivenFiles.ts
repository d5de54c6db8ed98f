import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/** Tables and formatted text are copied along with an image of themselves; pasted into a field, they are text. */
function isTextForField({ clipboardData, target }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

/**
 * Accepts a file that is pasted or dropped anywhere on the page. Anywhere, because a browser opens a file dropped next to
 * its target, which would lose everything kept in memory.
 * @param isWelcome false while no file can be used: the browser's default is still prevented
 * @returns whether a file is being dragged over the page
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
    // `relatedTarget` is null only when the pointer leaves the window.
    document.addEventListener('dragleave', (event) => event.relatedTarget ?? setIsOver(false), { signal });
    const onPaste = (event: ClipboardEvent) => {
      if (hasFiles(event.clipboardData) && !isTextForField(event)) take(event.clipboardData);
    };
    document.addEventListener('paste', onPaste, { signal });
    return () => leaving.abort();
  }, []);
  return isOver && isWelcome;
}
