import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts a file dropped anywhere on the page while mounted: otherwise the browser would open a file that misses the drop
 * zone in place of the page.
 * @returns whether a file is being dragged over the page
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
