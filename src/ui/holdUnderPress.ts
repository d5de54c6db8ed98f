/**
 * For a field with the focus: keeps the page where it is while something else is pressed. Keyboards of phones compose every
 * word, and Chromium scrolls to one that a press ends: the button moves away from under the press.
 */
export function holdUnderPress(): void {
  const left = new AbortController();
  const meanwhile = { capture: true, signal: left.signal };
  let place: number | undefined;
  const press = () => {
    place = scrollY;
    // The focus moves right after this event, if at all. A press on a scroll bar has no event for its end.
    setTimeout(() => (place = undefined));
  };
  const leave = () => {
    left.abort();
    if (place !== undefined && place !== scrollY) scrollTo(0, place);
  };
  addEventListener('mousedown', press, meanwhile);
  addEventListener('focusout', leave, meanwhile);
}
