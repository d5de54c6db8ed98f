import type { FigureContent } from '../../content/figure';
import { FINISHED_TOOL_LINKS } from '../../content/navigation';
import { FramedArt } from '../../features/figures/FramedArt';
import { noticeArt } from '../../features/figures/noticeArt';
import { LinkList } from './LinkList';
import { SoloPage } from './SoloPage';

const FIGURE: FigureContent = {
  number: 'FIG. 13',
  name: 'Lantern',
  title: 'A lantern, half inked and half in pencil',
  parts: [
    { numeral: 10, name: 'done' },
    { numeral: 12, name: 'to do' },
  ],
};

export interface ComingSoonProps {
  /** What is not finished; ends by announcing the tools that are. */
  readonly lead: string;
}

/** Stands where a tool or its templates are not finished, and offers those that are. */
export function ComingSoon({ lead }: ComingSoonProps) {
  return (
    <SoloPage
      heading="Coming Soon"
      lead={lead}
      figure={<FramedArt figure={FIGURE} art={noticeArt.halfDrawn} />}
      figureShape="tall"
    >
      <LinkList label="Finished tools" links={FINISHED_TOOL_LINKS} />
    </SoloPage>
  );
}
