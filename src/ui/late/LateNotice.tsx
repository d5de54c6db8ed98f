import { Button } from '../Button';
import { Notice } from '../Notice';

export interface LateNoticeProps {
  /** What failed to load, as the beginning of a sentence. */
  readonly subject: string;
  readonly onRetry: () => void;
}

/** Replaces a part whose code failed to load. */
export function LateNotice({ subject, onRetry }: LateNoticeProps) {
  return (
    <Notice
      tone="error"
      isLive
      action={
        <Button variant="ghost" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {subject} did not load. Check the connection and try again; what you typed is kept in this tab.
    </Notice>
  );
}
