/** The end of a word, of a gap between words. */
const WORD = /\S(?=\s)|\s(?=\S)/;
const LETTER = /.(?=.)/su;

/**
 * Makes a text node of its own of what html2canvas draws at a time: each word, each letter of spaced ones. It asks the browser where
 * they stand, and WebKit knows the place of a part of a text node in whole pixels only.
 * @param copy the poster in html2canvas's copy of the page
 */
export function separateTexts(copy: HTMLElement): void {
  if (!isPlaceOfPartRounded(copy)) return;
  const texts = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const isSpaced = Number.parseFloat(text.parentElement?.style.letterSpacing ?? '') > 0;
    const end = (isSpaced ? LETTER : WORD).exec(text.data);
    if (end) text.splitText(end.index + end[0].length);
  }
}

const SAMPLE = 'Hidden Text';

/** Asks for the place of every letter of a sample: they can't all stand on whole pixels. */
function isPlaceOfPartRounded(copy: HTMLElement): boolean {
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
