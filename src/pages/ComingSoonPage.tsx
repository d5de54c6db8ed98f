import { ComingSoon } from './solo/ComingSoon';

export interface ComingSoonPageProps {
  /** Names what is being drawn. */
  readonly path: '/education' | '/other';
}

/** `/education` and `/other`: tools that are being drawn. */
export function ComingSoonPage({ path }: ComingSoonPageProps) {
  return <ComingSoon subject={path} />;
}
