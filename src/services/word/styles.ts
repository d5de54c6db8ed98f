import { allIn, attributeOf, childOf, isOn, valueOf } from './xml';

/** How a paragraph or a run looks. */
interface Look {
  /** Font size, in points. */
  readonly size: number;
  readonly isBold: boolean;
  /** Whether it has a bullet or a number. */
  readonly isListed: boolean;
  /** Whether it is shown neither on the screen nor in print. */
  readonly isHidden: boolean;
}

/** What a file without styles looks like. */
const PLAIN: Look = { size: 10, isBold: false, isListed: false, isHidden: false };
/** How many styles may be based on each other; Word's own are on three at most. */
const CHAIN_MAX = 10;

/** What the properties of a paragraph, a run or a style say themselves. */
function ownLook(element: Element | undefined): Partial<Look> {
  const letters = childOf(element, 'rPr');
  const size = Number(valueOf(childOf(letters, 'sz'))) / 2;
  const [bold, hidden] = [childOf(letters, 'b'), childOf(letters, 'vanish')];
  const numbering = valueOf(childOf(childOf(childOf(element, 'pPr'), 'numPr'), 'numId'));
  return {
    ...(size > 0 && { size }),
    ...(bold && { isBold: isOn(bold) }),
    ...(hidden && { isHidden: isOn(hidden) }),
    ...(numbering !== undefined && { isListed: numbering !== '0' }),
  };
}

/** What a style says itself, and the one that it is based on. */
interface Style {
  readonly look: Partial<Look>;
  readonly base: string | undefined;
}

export type WordStyles = ReturnType<typeof wordStyles>;

/** How the parts of a Word file look by its styles and by their own properties. @param root of `styles.xml` (ECMA-376 part 1, 17.7) */
export function wordStyles(root: Element) {
  const styles = allIn(root, 'style');
  // Each is read once: a hostile one has as many properties as the text has runs.
  const byId = new Map(
    styles.map((style): [string | undefined, Style] => [
      attributeOf(style, 'styleId'),
      { look: ownLook(style), base: valueOf(childOf(style, 'basedOn')) },
    ]),
  );
  const standard = styles.find(
    (style) => attributeOf(style, 'default') === '1' && attributeOf(style, 'type') === 'paragraph',
  );
  const defaults = ownLook(childOf(childOf(root, 'docDefaults'), 'rPrDefault'));
  const lookOf = (style: Style | undefined, chain = CHAIN_MAX): Partial<Look> =>
    style && chain > 0 ? { ...lookOf(byId.get(style.base), chain - 1), ...style.look } : {};
  const styleOf = (element: Element, properties: string, name: string): Style | undefined =>
    byId.get(valueOf(childOf(childOf(element, properties), name)));
  return {
    ofParagraph: (paragraph: Element): Look => ({
      ...PLAIN,
      ...defaults,
      ...lookOf(styleOf(paragraph, 'pPr', 'pStyle') ?? byId.get(attributeOf(standard, 'styleId'))),
      ...ownLook(paragraph),
    }),
    /** @param look of its paragraph */
    ofRun: (run: Element, look: Look): Look => ({
      ...look,
      ...lookOf(styleOf(run, 'rPr', 'rStyle')),
      ...ownLook(run),
    }),
  };
}
