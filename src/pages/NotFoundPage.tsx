import type { FigureContent } from '../content/figure';
import { WAY_OUT_LINKS } from '../content/navigation';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { LinkList } from './solo/LinkList';
import { SoloPage } from './solo/SoloPage';

const FIGURE: FigureContent = {
  number: 'FIG. 404',
  name: 'Gear train',
  title: 'A gear train with one wheel missing, numbered 404',
  parts: [{ numeral: 404, name: 'not found' }],
};

/** What stands at an address where nothing is filed; the host answers it with status 404. */
export function NotFoundPage() {
  return (
    <SoloPage
      heading="This part is missing"
      lead="Nothing is filed under this address."
      figure={<FramedArt figure={FIGURE} art={noticeArt.gearTrain} />}
    >
      <LinkList label="Where to go" links={WAY_OUT_LINKS} />
    </SoloPage>
  );
}
