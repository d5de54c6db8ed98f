import { useEffect, type RefObject } from 'react';
import type { FoundTerm } from '../../../domain/resume/review/keywords';
import { termRanges } from '../../../domain/resume/review/tokens';

/** The highlight name that `KeywordMatch.module.css` styles. */
const HIGHLIGHT = 'resume-keyword';

function rangesIn(root: Element, keys: ReadonlySet<string>): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement?.closest('[data-print-skip]')) continue;
    for (const [start, end] of termRanges(node.nodeValue ?? '', keys)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks the found words on the sheets with the CSS Custom Highlight API, which leaves the DOM untouched and does not print.
 * Without support there are no marks.
 */
export function useMarkedWords(
  root: RefObject<HTMLElement | null>,
  drawnVersion: unknown,
  found: readonly FoundTerm[],
): void {
  useEffect(() => {
    if (!root.current || typeof Highlight === 'undefined' || found.length === 0) return undefined;
    const keys = new Set(found.map(({ key }) => key));
    CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(root.current, keys)));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [root, drawnVersion, found]);
}
