const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CHARACTERS = new Map(
  [...Object.entries(ESCAPES), ["'", '&#x27;'] as const].map(([character, entity]) => [entity, character]),
);

/** Escapes text for use in an attribute or an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The text content of React's markup: tags removed, a line break read as a space. */
export function textOfMarkup(markup: string): string {
  return markup
    .replace(/<br\/?>/g, ' ')
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
