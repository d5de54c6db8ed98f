import type { ReactNode } from 'react';
import { FailureNotice, type Failure } from './FailureNotice';
import { RenderBoundary, type Crash } from './RenderBoundary';

/** What to tell the visitor about the crash of a part. @param subject names it at the beginning of the message */
export function failureOf(subject: string, { retry, isRepeated }: Crash): Failure {
  const what = isRepeated ? 'still fails: change what you typed last, then' : 'could not be drawn:';
  return { message: `${subject} ${what} try again.`, remedy: 'Try again', retry };
}

interface PartBoundaryProps {
  readonly subject: string;
  readonly children: ReactNode;
}

/** Replaces a part that crashes with a notice, so that the rest of the page stays usable. */
export function PartBoundary({ subject, children }: PartBoundaryProps) {
  return (
    <RenderBoundary fallback={(crash) => <FailureNotice error={failureOf(subject, crash)} />}>
      {children}
    </RenderBoundary>
  );
}
