/** Puts every text in an element of its own, as a browser's translator does. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('span');
    translated.dataset.translated = '';
    text.replaceWith(translated);
    translated.append(text.data);
  }
}
