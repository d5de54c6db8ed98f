import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { goToTop } from './arrival';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An internal path, a fragment (`#fees`) or a full URL. */
  to: string;
  /** Stored with the history entry; the target page reads it from `useLocation().state`. */
  state?: unknown;
}

/**
 * True for `/contact` and `?template=1`; false for `mailto:…`, `https://…` and `#fees`, which the browser handles itself.
 */
const isInternal = (to: string) => /^[/?](?!\/)/.test(to);

/**
 * A native link that navigates on the client. React Router's own link is three times as large as the router we use, because
 * it includes route matching and prefetching of server-rendered data.
 */
export function Link({ to, state, children, ...rest }: LinkProps) {
  if (isInternal(to)) {
    return (
      <RoutedLink {...rest} to={to} state={state}>
        {children}
      </RoutedLink>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/**
 * The second click of a double click would hit what the next page has in the place of the link. `useIgnoreSecondClick` knows double
 * taps of iOS as well, but is too large for the first load of every page.
 */
function swallowSecondClick(event: globalThis.MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function RoutedLink({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // Not asked of the router: until the code of the next page has loaded, the page still sees its own address.
    const isHere = currentTarget.href === location.href;
    void navigate(href, { state, replace: isHere });
    // With its press, it would also move the focus.
    for (const part of ['mousedown', 'click'] as const)
      addEventListener(part, swallowSecondClick, { capture: true, once: true });
    if (isHere) goToTop();
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
