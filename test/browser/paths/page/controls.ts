/** Maximum time for a page to show something, in ms. */
const PATIENCE = 10_000;

export const MAIN = 'main';
export const DIALOG = 'dialog[open]';
export const NAVBAR = 'nav[aria-label="Main"]';
/** The newest toast, which lies on the others. */
export const TOAST = '.notistack-SnackbarContainer > :last-child';
export const RAIL = 'nav[aria-label="Steps"]';

/** Polls until `look` finds something. @throws Error with the message that `what` returns */
export async function until<T>(what: () => string, look: () => T | false | undefined): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (let seen = look(); ; seen = look()) {
    if (seen) return seen;
    if (performance.now() > end) throw new Error(what());
    // Yields to the page, which renders the effect of a press once the pressing code has finished.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true });

/** A field's label, otherwise the control itself: it provides the name, and is what a pointer presses. */
const labelOf = (node: Element): Element =>
  node instanceof HTMLInputElement ? (node.labels?.[0] ?? node) : node;

/** The accessible name of a control. */
export const nameOf = (node: Element): string => node.ariaLabel ?? labelOf(node).textContent.trim();

/** The visible controls with a name. */
export const controls = (name: string | RegExp, scope = MAIN): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${scope} :is(button, a, input)`)].filter(
    (node) => isSeen(node) && (name instanceof RegExp ? name.test(nameOf(node)) : name === nameOf(node)),
  );

/** Whether a pointer can press its middle, because nothing covers it. */
function isReachable(control: HTMLElement): boolean {
  const target = labelOf(control);
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Presses the first control with a name as soon as a pointer could. */
export async function press(name: string | RegExp, scope = MAIN): Promise<void> {
  const control = await until(
    () => `“${String(name)}” in ${scope} can't be pressed.`,
    () => controls(name, scope).slice(0, 1).find(isReachable),
  );
  control.focus();
  control.click();
}

/** Waits until there is a control with a name, or none. */
export async function expectControl(isThere: boolean, name: string | RegExp, scope = MAIN): Promise<void> {
  await until(
    () => `“${String(name)}” in ${scope} ${isThere ? 'is missing' : 'is still there'}.`,
    () => controls(name, scope).length > 0 === isThere,
  );
}

/** Types into a field as a visitor would, with the event that React listens for. */
export async function type(label: string, text: string, scope = MAIN): Promise<void> {
  const field = await until(
    () => `There is no field “${label}” in ${scope}.`,
    () => controls(label, scope).find((node) => node instanceof HTMLInputElement),
  );
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
