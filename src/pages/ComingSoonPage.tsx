import { routeAt, type RoutePath } from '../domain/routes';
import { ComingSoon } from './solo/ComingSoon';

export interface ComingSoonPageProps {
  /** Names what is being drawn. */
  readonly path: Extract<RoutePath, '/education' | '/other'>;
}

/** `/education` and `/other`: tools that are being drawn. */
export function ComingSoonPage({ path }: ComingSoonPageProps) {
  return (
    <ComingSoon lead={`${routeAt(path)?.title ?? 'This page'}: half inked so far. These are finished:`} />
  );
}
