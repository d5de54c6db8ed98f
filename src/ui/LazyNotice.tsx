import type { NotLoadedError } from '../lazy/lazyCode';
import { Button } from './Button';
import { Notice } from './Notice';

/** Replaces a part whose code failed to load. */
export function LazyNotice({ error: { message, remedy, retry } }: { readonly error: NotLoadedError }) {
  return (
    <Notice
      tone="error"
      isLive
      action={
        <Button variant="ghost" size="sm" onClick={retry}>
          {remedy}
        </Button>
      }
    >
      {message} What you typed is kept in this tab.
    </Notice>
  );
}
