/** A text that the browser has translated, the element in its place, and the original words. */
type Translation = readonly [text: Text, standIn: ChildNode, words: string];

/**
 * Keeps the page working while the browser translates it. Chrome replaces each text node with a `<font>` element, but React goes
 * on with its own: removing one, or inserting something before it, would throw, and a change to it would not show. So each is put
 * back, empty, before its translation, and the translation is removed once React changes the text.
 * @returns a function that stops this
 */
export function keepTranslatedTexts(): () => void {
  let translations: Translation[] = [];

  /** @returns whether the page still shows the translation */
  function isShown([text, standIn, words]: Translation): boolean {
    if (text.data || !text.isConnected) standIn.remove();
    else if (standIn.isConnected) return true;
    else text.data = words; // The visitor has returned to the original.
    return false;
  }

  const observer = new MutationObserver((records) => {
    translations = translations.filter(isShown);
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && translations.every(([, taken]) => taken !== node),
      ) as ChildNode | undefined;
      for (const text of removedNodes)
        if (standIn && text instanceof Text) {
          translations.push([text, standIn, text.data]);
          standIn.before(text);
          text.data = '';
        }
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
