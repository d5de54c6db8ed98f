/** The end of a word, or of a gap between words. */
const WORD = /\S(?=\s)|\s(?=\S)/;
const LETTER = /.(?=.)/su;

/**
 * Splits text into one node per unit that html2canvas draws: each word, or each letter if letter-spaced. html2canvas measures
 * their positions, which WebKit rounds to whole pixels for parts of a text node.
 * @param copy the poster in html2canvas's clone of the page
 */
export function separateTexts(copy: HTMLElement): void {
  if (!roundsPositions(copy)) return;
  const texts = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const isSpaced = Number.parseFloat(text.parentElement?.style.letterSpacing ?? '') > 0;
    const end = (isSpaced ? LETTER : WORD).exec(text.data);
    if (end) text.splitText(end.index + end[0].length);
  }
}

const SAMPLE = 'Hidden Text';

/** Measures every letter of a sample; without rounding, they can't all be on whole pixels. */
function roundsPositions(copy: HTMLElement): boolean {
  const { ownerDocument: document } = copy;
  const sample = document.createElement('span');
  sample.style.cssText = 'position:absolute;top:0;left:0;white-space:pre;font-size:33.3px';
  const text = document.createTextNode(SAMPLE);
  sample.append(text);
  copy.append(sample);
  const range = document.createRange();
  const isRounded = Array.from(SAMPLE, (_, index) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  }).every(Number.isInteger);
  sample.remove();
  return isRounded;
}
