import type { FlowId } from '../../../machines';

/** What can be seen of a machine on the page. */
export interface View {
  /** `data-state` of the element that the machine governs; null where it is not on the page. */
  readonly state: string | null;
  readonly heading: string | null;
  /** The rail: the station one is at, and those one press leads to. */
  readonly current: string | null;
  readonly open: readonly string[];
  /** How many buttons there are of a name, or of one that goes on after a colon or a space. */
  readonly buttons: Readonly<Record<string, number>>;
  /** The template cards in order: blurred behind a Login button, or with something to download. */
  readonly cards: readonly string[];
  /** How far the export of each card is. */
  readonly exports: readonly string[];
  /** The selected tab of the dialog; null without one. */
  readonly dialogTab: string | null;
}

/**
 * Reads the page. It runs inside it, so it can use nothing from outside.
 * @param names of the buttons to count
 */
export function readView({ flow, names }: { flow: FlowId; names: readonly string[] }): View {
  const textOf = (node: Element | null | undefined) => node?.textContent.trim() ?? null;
  const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true });
  const main = document.querySelector('main');
  const all = (selector: string, root: ParentNode | null = main) => [
    ...(root?.querySelectorAll(selector) ?? []),
  ];
  const nameOf = (node: Element) => node.getAttribute('aria-label') ?? textOf(node) ?? '';
  const stationName = (node: Element) => (textOf(node) ?? '').replace(/^\d+/, '').replace(/ \(done\)$/, '');
  const isNamed = (node: Element, name: string) =>
    nameOf(node) === name || nameOf(node).startsWith(`${name}:`) || nameOf(node).startsWith(`${name} `);
  const buttons = all('button').filter(isSeen);
  const rail = 'nav[aria-label="Steps"] ol';
  const cards = all('li[aria-label^="Template "]');
  const dialog = document.querySelector('dialog[open]');
  const scope = dialog?.querySelector(`[data-flow="${flow}"]`) ? dialog : main;
  const heading =
    scope?.querySelector(scope === dialog ? 'h2' : 'h2[tabindex="-1"]') ?? main?.querySelector('h1');
  return {
    state: document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)?.dataset.state ?? null,
    heading: textOf(heading),
    current: all(`${rail} [aria-current="step"]`).map(stationName)[0] ?? null,
    open: all(`${rail} button`).map(stationName),
    buttons: Object.fromEntries(
      names.map((name) => [name, buttons.filter((node) => isNamed(node, name)).length]),
    ),
    cards: cards.map((card) => {
      const blurred = card.querySelector('[inert] > *');
      const isBlurred = blurred !== null && getComputedStyle(blurred).filter.includes('blur');
      const has = (name: string) => all('button', card).some((node) => isNamed(node, name));
      if (isBlurred && has('Login') && !has('Download Image')) return 'locked';
      return !blurred && has('Download Image') && !has('Login') ? 'open' : 'neither locked nor open';
    }),
    exports: cards.map((card) => (card as HTMLElement).dataset.stage ?? ''),
    dialogTab: textOf(dialog?.querySelector('[role="tab"][aria-selected="true"]')),
  };
}

/** What a view has to be like. Parts left out don't matter; a heading may be a pattern. */
export type ExpectedView = Partial<Omit<View, 'heading'>> & { readonly heading?: string | RegExp };

/** What a view shows otherwise than expected; nothing if all is as it should be. */
export function differences(expected: ExpectedView, seen: View): string[] {
  return Object.entries(expected).flatMap(([part, wanted]) => {
    const shown = JSON.stringify(seen[part as keyof View]);
    const same: Record<string, () => boolean> = {
      buttons: () =>
        Object.entries(expected.buttons ?? {}).every(([name, count]) => seen.buttons[name] === count),
      heading: () => (wanted instanceof RegExp ? wanted.test(seen.heading ?? '') : wanted === seen.heading),
    };
    const isSame = (same[part] ?? (() => JSON.stringify(wanted) === shown))();
    const told = wanted instanceof RegExp ? wanted.source : JSON.stringify(wanted);
    return isSame ? [] : [`${part}: expected ${told}, seen ${shown}`];
  });
}
