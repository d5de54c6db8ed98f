import { useEffect } from 'react';
import { useAppSelector, useAppStore } from './hooks';
import { openTools } from './tools';
import { areToolsOpen } from './toolsOpen';

/** Opens the tools for the lifetime of the tab. @returns whether they are open; render anything that uses them only then */
export function useTools(): boolean {
  const store = useAppStore();
  const isOpen = useAppSelector(areToolsOpen);
  useEffect(() => openTools(store), [store]);
  return isOpen;
}
