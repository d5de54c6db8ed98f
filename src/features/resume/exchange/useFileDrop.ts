import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page while it is mounted: one that misses its mark would otherwise replace
 * the page by itself.
 * @returns whether a file is held over the page
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => over(event), { signal });
    window.addEventListener('dragleave', () => setIsOver(false), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
