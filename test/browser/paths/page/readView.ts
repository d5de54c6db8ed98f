import type { FlowId } from '../../../../machines';
import { DIALOG, isSeen, nameOf, RAIL } from './controls';

/** What the page shows of a machine. */
export interface View {
  /** `data-state` of the element that the machine controls; null if it is not on the page. */
  readonly state: string | null;
  readonly heading: string | null;
  /** The rail: the current step, and those that can be pressed. */
  readonly current: string | null;
  readonly open: readonly string[];
  /** Number of buttons with a name, or one that continues after a colon or a space. */
  readonly buttons: Readonly<Record<string, number>>;
  /** The template cards in order: blurred with a Login button, or downloadable. */
  readonly cards: readonly string[];
  /** Export status of each card. */
  readonly exports: readonly string[];
  /** The selected tab of the dialog; null without one. */
  readonly dialogTab: string | null;
}

const textOf = (node: Element | null | undefined) => node?.textContent.trim() ?? null;
const stationName = (node: Element) => (textOf(node) ?? '').replace(/^\d+/, '').replace(/ \(done\)$/, '');
const startsWith = (name: string) => new RegExp(`^${name}(?=$|[: ])`);

function lookOf(card: Element): string {
  const blurred = card.querySelector('[inert] > *');
  const isBlurred = blurred !== null && getComputedStyle(blurred).filter.includes('blur');
  const names = [...card.querySelectorAll('button')].map(nameOf);
  const has = (name: string) => names.some((each) => startsWith(name).test(each));
  if (isBlurred && has('Login') && !has('Download Image')) return 'locked';
  return !blurred && has('Download Image') && !has('Login') ? 'open' : 'neither locked nor open';
}

/** @param names of the buttons to count */
function readView(flow: FlowId, names: readonly string[]): View {
  const buttons = [...document.querySelectorAll('main button')].filter(isSeen).map(nameOf);
  const cards = [...document.querySelectorAll<HTMLElement>('main li[aria-label^="Template "]')];
  const dialog = document.querySelector(DIALOG);
  const isInDialog = dialog?.querySelector(`[data-flow="${flow}"]`);
  const heading = document.querySelector(isInDialog ? `${DIALOG} h2` : 'main h2[tabindex="-1"]');
  return {
    state: document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)?.dataset.state ?? null,
    heading: textOf(heading ?? document.querySelector('main h1')),
    current: [...document.querySelectorAll(`${RAIL} ol [aria-current="step"]`)].map(stationName)[0] ?? null,
    open: [...document.querySelectorAll(`${RAIL} ol button`)].map(stationName),
    buttons: Object.fromEntries(
      names.map((name) => [name, buttons.filter((each) => startsWith(name).test(each)).length]),
    ),
    cards: cards.map(lookOf),
    exports: cards.map(({ dataset }) => dataset.stage ?? ''),
    dialogTab: textOf(dialog?.querySelector('[role="tab"][aria-selected="true"]')),
  };
}

/** An expected view. Missing parts don't matter; a heading may be a pattern. */
export type ExpectedView = Partial<Omit<View, 'heading'>> & { readonly heading?: string | RegExp };

/** The differences between what a page shows of a machine and what is expected. */
export function differences(flow: FlowId, expected: ExpectedView): string[] {
  const seen = readView(flow, Object.keys(expected.buttons ?? {}));
  return Object.entries(expected).flatMap(([part, wanted]) => {
    const shown = seen[part as keyof View];
    const isSame =
      wanted instanceof RegExp
        ? typeof shown === 'string' && wanted.test(shown)
        : JSON.stringify(wanted) === JSON.stringify(shown);
    const told = wanted instanceof RegExp ? wanted.source : JSON.stringify(wanted);
    return isSame ? [] : [`${part}: expected ${told}, seen ${JSON.stringify(shown)}`];
  });
}
