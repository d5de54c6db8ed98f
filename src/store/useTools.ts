import { useEffect } from 'react';
import { useAppSelector, useAppStore } from './hooks';
import { openTools } from './tools';
import { areToolsOpen } from './toolsOpen';

/** Opens the tools for as long as the tab lives. @returns whether they are open; what works with them is drawn only then */
export function useTools(): boolean {
  const store = useAppStore();
  const isOpen = useAppSelector(areToolsOpen);
  useEffect(() => void openTools(store), [store]);
  return isOpen;
}
