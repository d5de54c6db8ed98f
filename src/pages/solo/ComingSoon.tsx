import { FINISHED_TOOL_LINKS } from '../../content/navigation';
import { COMING_SOON, COMING_SOON_FIGURE } from '../../content/notices';
import { FramedArt } from '../../features/figures/FramedArt';
import { noticeArt } from '../../features/figures/noticeArt';
import { LinkList } from './LinkList';
import { SoloPage } from './SoloPage';

export interface ComingSoonProps {
  /** What is unfinished. */
  readonly subject: keyof typeof COMING_SOON.leads;
}

/** Shown for an unfinished tool or template; links to finished ones. */
export function ComingSoon({ subject }: ComingSoonProps) {
  return (
    <SoloPage
      heading={COMING_SOON.heading}
      lead={COMING_SOON.leads[subject]}
      figure={<FramedArt figure={COMING_SOON_FIGURE} art={noticeArt.halfDrawn} />}
      figureShape="tall"
    >
      <LinkList label={COMING_SOON.linksLabel} links={FINISHED_TOOL_LINKS} />
    </SoloPage>
  );
}
