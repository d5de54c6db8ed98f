import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton';
import type { LateCode } from './lateCode';
import { LateNotice } from './LateNotice';

interface LatePartProps<Code> {
  readonly part: LateCode<Code>;
  /** What it is, as the beginning of a sentence: said where it did not come. */
  readonly subject: string;
  /** Keeps its place. */
  readonly place?: ReactNode;
  /** Draws it with its code. */
  readonly children: (code: Code) => ReactNode;
}

/** A part of the page whose code comes late: the part, its place while it is on its way, or the way to ask again. */
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
