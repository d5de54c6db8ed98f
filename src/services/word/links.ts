import { withTarget } from '../../domain/resume/reading/targets';
import { allIn, attributeOf } from './xml';

/** Where a link leads, and the elements of its text. */
type Link = readonly [target: string, texts: readonly Element[]];

const linksWith = (root: Element, relationships: Element): Link[] => {
  const targets = new Map(
    allIn(relationships, 'Relationship').map((one) => [attributeOf(one, 'Id'), attributeOf(one, 'Target')]),
  );
  return allIn(root, 'hyperlink').map((link) => [
    targets.get(attributeOf(link, 'id')) ?? '',
    allIn(link, 't'),
  ]);
};

/** `HYPERLINK "mailto:asha@example.in"`, the code of a field (ECMA-376 part 1, 17.16.5.25). */
const CODE = /^\s*HYPERLINK\s+"([^"]+)"/i;

/** Links of older versions: fields, with their code and then their text between marks, or around their text. */
function linksInFields(root: Element): Link[] {
  const links = allIn(root, 'fldSimple').map((field): Link => [
    CODE.exec(attributeOf(field, 'instr') ?? '')?.[1] ?? '',
    allIn(field, 't'),
  ]);
  let code = '';
  let texts: Element[] = [];
  for (const element of allIn(root, '*')) {
    if (element.localName === 'instrText') code += element.textContent;
    if (element.localName === 't') texts.push(element);
    if (element.localName !== 'fldChar') continue;
    const type = attributeOf(element, 'fldCharType');
    if (type === 'end') links.push([CODE.exec(code)?.[1] ?? '', texts]);
    if (type !== 'separate') code = '';
    texts = [];
  }
  return links;
}

/** Writes the targets of links into their texts, where these don't say them. */
export function writeTargets(root: Element, relationships: Element): void {
  for (const [target, [first, ...others]] of [...linksWith(root, relationships), ...linksInFields(root)]) {
    const text = [first, ...others].map((part) => part?.textContent).join('');
    const said = withTarget(text, target);
    if (!first || said === text) continue;
    first.textContent = said;
    for (const other of others) other.textContent = '';
  }
}
