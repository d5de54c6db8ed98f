import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/** Tables and formatted text are copied along with an image of themselves; pasted into a field, they are text. */
function isTextForField({ clipboardData, target }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

/** The mounted uses of the hook. The last one gets the file: a dialog, rather than the form behind it. */
const receivers: object[] = [];

/**
 * Accepts a file that is pasted or dropped anywhere on the page. Anywhere, because a browser opens a file dropped next to
 * its target, which would lose everything kept in memory.
 * @param isEnabled false while no file can be used: the browser's default is still prevented
 * @returns whether a file is being dragged over the page
 */
export function useFileDrop(onFile: (file: File) => void, isEnabled = true): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer) => {
    const file = transfer.files[0];
    if (file && isEnabled) onFile(file);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const receiver = {};
    receivers.push(receiver);
    const isLast = () => receivers.at(-1) === receiver;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const isDrop = event.type === 'drop';
      setIsOver(!isDrop && isLast());
      if (isDrop && isLast()) take(event.dataTransfer);
    };
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('drop', onDrag, { signal });
    // `relatedTarget` is null only when the pointer leaves the window.
    document.addEventListener('dragleave', (event) => event.relatedTarget ?? setIsOver(false), { signal });
    const onPaste = (event: ClipboardEvent) => {
      if (!isLast() || !hasFiles(event.clipboardData) || isTextForField(event)) return;
      take(event.clipboardData);
    };
    document.addEventListener('paste', onPaste, { signal });
    return () => {
      leaving.abort();
      receivers.splice(receivers.indexOf(receiver), 1);
    };
  }, []);
  return isOver && isEnabled;
}
