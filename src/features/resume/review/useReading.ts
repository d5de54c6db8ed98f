import { useLayoutEffect, useState, type RefObject } from 'react';
import { readSheets, type SheetPart } from './readSheets';

const NOTHING: readonly SheetPart[] = [];

/** The text of the drawn sheets, read again whenever they are redrawn. */
export function useReading(root: RefObject<HTMLElement | null>, drawnVersion: unknown): readonly SheetPart[] {
  const [parts, setParts] = useState(NOTHING);
  useLayoutEffect(() => {
    const read = () => setParts(root.current ? readSheets(root.current) : NOTHING);
    read();
  }, [root, drawnVersion]);
  return parts;
}
