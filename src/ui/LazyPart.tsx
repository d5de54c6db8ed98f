import type { ReactNode } from 'react';
import { useLazy, type LazyCode } from '../lazy/lazyCode';
import { FailureNotice } from './FailureNotice';
import { PartBoundary } from './PartBoundary';
import { Skeleton } from './Skeleton';

interface LazyPartProps<Code> {
  readonly part: LazyCode<Code>;
  /** Placeholder while loading. */
  readonly place?: ReactNode;
  /** Renders the part with its code. */
  readonly children: (code: Code) => ReactNode;
}

/** A lazy part of the page: the part itself, its placeholder while loading, or a notice with a retry if it fails or crashes. */
export function LazyPart<Code>({ part, place = <Skeleton lines={6} />, children }: LazyPartProps<Code>) {
  const { code, error } = useLazy(part);
  if (code) return <PartBoundary subject="This part">{children(code)}</PartBoundary>;
  return error ? <FailureNotice error={error} /> : place;
}
