import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton';
import type { LateCode } from './lateCode';
import { LateNotice } from './LateNotice';

interface LatePartProps<Code> {
  readonly part: LateCode<Code>;
  /** Name of the part, as the beginning of the error sentence. */
  readonly subject: string;
  /** Placeholder while loading. */
  readonly place?: ReactNode;
  /** Renders the part with its code. */
  readonly children: (code: Code) => ReactNode;
}

/** A lazy part of the page: the part itself, its placeholder while loading, or a retry notice. */
export function LatePart<Code>({
  part,
  subject,
  place = <Skeleton lines={6} />,
  children,
}: LatePartProps<Code>) {
  const state = part.useCode();
  if (state.status === 'here') return children(state.code);
  if (state.status === 'coming') return place;
  return <LateNotice subject={subject} onRetry={() => void part.load()} />;
}
