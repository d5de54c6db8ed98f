import { ComingSoon } from './solo/ComingSoon';

export interface ComingSoonPageProps {
  /** Names the unfinished tool. */
  readonly path: '/education' | '/other';
}

/** `/education` and `/other`: unfinished tools. */
export function ComingSoonPage({ path }: ComingSoonPageProps) {
  return <ComingSoon subject={path} />;
}
