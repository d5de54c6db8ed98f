import type { ComponentProps } from 'react';

/**
 * A form that never leaves the page. Submitted before hydration, or without scripts, a plain form would send a GET request
 * with everything typed in its URL; outside a `<dialog>`, the method `dialog` sends nothing.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="dialog" {...props} />;
}
