import { NOT_FOUND_LINKS } from '../content/navigation';
import { NOT_FOUND, NOT_FOUND_FIGURE } from '../content/notices';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { PartsList } from '../ui/PartsList';
import { SoloPage } from './solo/SoloPage';

/** The 404 page; the host responds with that status. */
export function NotFoundPage() {
  return (
    <SoloPage
      heading={NOT_FOUND.heading}
      lead={NOT_FOUND.lead}
      figure={<FramedArt figure={NOT_FOUND_FIGURE} art={noticeArt.gearTrain} />}
    >
      <nav aria-label={NOT_FOUND.linksLabel}>
        <PartsList parts={NOT_FOUND_LINKS} />
      </nav>
    </SoloPage>
  );
}
