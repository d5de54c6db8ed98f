import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
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

function RoutedLink({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { state });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Asked before the navigation: afterwards, every link leads to where the visitor is.
    const isHere = event.currentTarget.href === location.href;
    if (!event.defaultPrevented) go(event);
    if (isHere && event.defaultPrevented) goToTop();
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
