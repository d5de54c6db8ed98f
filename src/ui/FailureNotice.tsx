import { Button } from './Button';
import { Notice } from './Notice';

/** A part that could not be loaded or drawn. */
export interface Failure {
  /** What happened and what to do, for the visitor. */
  readonly message: string;
  /** Label of the button that calls `retry`. */
  readonly remedy: string;
  readonly retry: () => void;
}

/** Replaces a part that could not be loaded or drawn. */
export function FailureNotice({ error: { message, remedy, retry } }: { readonly error: Failure }) {
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
