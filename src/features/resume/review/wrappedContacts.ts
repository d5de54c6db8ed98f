import type { WrappedContacts } from '../../../domain/resume/review/check';
import { textOfLines } from '../sheets/textLines';

/** The contact items that take more than one line. @param layer the measuring layer, laid out even while the pages are hidden */
export function wrappedContacts(layer: Element): WrappedContacts {
  const items = [...layer.querySelectorAll<HTMLElement>('[data-contact]')];
  const lines = items.map((item) => [item.dataset.contact ?? '', textOfLines(item)] as const);
  return Object.fromEntries(
    lines.flatMap(([field, [first, ...others]]) => (others.length > 0 ? [[field, first]] : [])),
  );
}
