import { Button } from './Button';
import { Notice } from './Notice';

/** A part that could not be loaded or drawn. */
export interface Failure {
  /** What happened and what to do, for the visitor. */
  readonly message: string;
  readonly retry: () => void;
}

/** Replaces a part that could not be loaded or drawn. */
export function FailureNotice({ error: { message, retry } }: { readonly error: Failure }) {
  return (
    <Notice
      tone="error"
      isLive
      action={
        <Button variant="ghost" size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {message} What you typed is kept in this tab.
    </Notice>
  );
}
