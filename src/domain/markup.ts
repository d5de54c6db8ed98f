/** As React writes them; XML reads them, too. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Text as the content of an element or an attribute, in HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The reverse of `escapeMarkup`. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(/&[\w#]+;/g, (entity) => CHARACTERS.get(entity) ?? entity);

/** The text content of React's markup: tags removed, a line break read as a space. */
export const textOfMarkup = (markup: string): string =>
  unescapeMarkup(markup.replace(/<br\/?>/g, ' ').replace(/<!--.*?-->|<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
