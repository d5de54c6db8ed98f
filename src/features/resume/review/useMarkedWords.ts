import { useEffect, type RefObject } from 'react';
import type { FoundTerm } from '../../../domain/resume/review/keywords';
import { lexiconOfTerms } from '../../../domain/resume/review/keywordTerms';
import { termRanges, type Lexicon } from '../../../domain/resume/review/lexicon';

/** The highlight name that `KeywordMatch.module.css` styles. */
const HIGHLIGHT = 'resume-keyword';

function rangesIn(root: Element, lexicon: Lexicon): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement?.closest('[data-print-skip]')) continue;
    for (const [start, end] of termRanges(node.nodeValue ?? '', lexicon)) {
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
  drawn: unknown,
  found: readonly FoundTerm[],
): void {
  useEffect(() => {
    if (!root.current || typeof Highlight === 'undefined' || found.length === 0) return undefined;
    const lexicon = lexiconOfTerms(found);
    CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(root.current, lexicon)));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [root, drawn, found]);
}
