import { WAY_OUT_LINKS } from '../content/navigation';
import { FigureArt } from '../features/figures/FigureArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Figure } from '../ui/Figure';
import { LinkList } from './solo/LinkList';
import { SoloPage } from './solo/SoloPage';

/** What stands at an address where nothing is filed; the host answers it with status 404. */
export function NotFoundPage() {
  const figure = (
    <Figure number="FIG. 404" caption="Gear train" parts={[{ numeral: 404, name: 'not found' }]}>
      <FigureArt art={noticeArt.gearTrain} title="A gear train with one wheel missing, numbered 404" />
    </Figure>
  );
  return (
    <SoloPage heading="This part is missing" lead="Nothing is filed under this address." figure={figure}>
      <LinkList label="Where to go" links={WAY_OUT_LINKS} />
    </SoloPage>
  );
}
