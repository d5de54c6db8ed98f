import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of ours, a place on this page (`#fees`), or a whole address. */
  to: string;
  /** Kept with the entry in the browser's history; the page finds it in `useLocation().state`. */
  state?: unknown;
}

/** `/contact` and `?template=1`, but neither `mailto:…` nor `https://…`, nor `#fees`, to which the browser scrolls by itself. */
const isPageOfOurs = (to: string) => /^[/?](?!\/)/.test(to);

/**
 * A native link that changes the page without loading a document. React Router's own is three times the router we use:
 * it brings route matching and the prefetching of server-rendered data.
 */
export function Link({ to, state, children, ...rest }: LinkProps) {
  if (isPageOfOurs(to)) {
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

function RoutedLink({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { state });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
