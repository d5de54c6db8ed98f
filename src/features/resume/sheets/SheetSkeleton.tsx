import { Skeleton } from '../../../ui/Skeleton';

/** Keeps the place of a sheet that is not drawn yet. */
export function SheetSkeleton() {
  return <Skeleton aspectRatio="210 / 297" />;
}
