import { COMING_SOON } from '../content/notices';
import { FigureArt } from '../features/figures/FigureArt';
import { noticeArt } from '../features/figures/noticeArt';
import { SoloPage } from './solo/SoloPage';

/** `/education` and `/other`, and in place of an occasion's posters; the specification asks for nothing else there. */
export function ComingSoonPage() {
  return <SoloPage heading={COMING_SOON} figure={<FigureArt art={noticeArt.halfDrawn} />} />;
}
