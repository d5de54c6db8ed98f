import type { ReactNode } from 'react';
import { useLazy, type LazyCode } from '../lazy/lazyCode';
import { FailureNotice } from './FailureNotice';
import { PartBoundary } from './PartBoundary';
import { Spinner } from './Spinner';
import { Skeleton } from './Skeleton';

interface LazyPartProps<Code> {
  readonly part: LazyCode<Code>;
  /** The part's own heading, shown above its placeholder or notice. */
  readonly head?: ReactNode;
  /** Placeholder while loading. */
  readonly place?: ReactNode;
  /** Renders the part with its code. */
  readonly children: (code: Code) => ReactNode;
}

/** A lazy part of the page: the part itself, its placeholder while loading, or a notice with a retry if it fails or crashes. */
export function LazyPart<Code>({ part, head, place = <Waiting />, children }: LazyPartProps<Code>) {
  const { code, error } = useLazy(part);
  if (code) return <PartBoundary subject="This part">{children(code)}</PartBoundary>;
  return (
    <>
      {head}
      {error ? <FailureNotice error={error} /> : place}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Spinner />
      <Skeleton lines={6} />
    </>
  );
}
