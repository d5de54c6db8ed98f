import { FINISHED_TOOL_LINKS } from '../content/navigation';
import { routeAt, type RoutePath } from '../domain/routes';
import { FigureArt } from '../features/figures/FigureArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Figure } from '../ui/Figure';
import { LinkList } from './solo/LinkList';
import { SoloPage } from './solo/SoloPage';

export interface ComingSoonPageProps {
  /** Names what is being drawn. */
  readonly path: Extract<RoutePath, '/education' | '/other'>;
}

const PARTS = [
  { numeral: 10, name: 'done' },
  { numeral: 12, name: 'to do' },
];

/** A tool that is being drawn. */
export function ComingSoonPage({ path }: ComingSoonPageProps) {
  const figure = (
    <Figure number="FIG. 13" caption="Lantern" parts={PARTS}>
      <FigureArt art={noticeArt.halfDrawn} title="A lantern, half inked and half in pencil" />
    </Figure>
  );
  return (
    <SoloPage
      heading="Coming Soon"
      lead={`${routeAt(path)?.title ?? 'This page'}: half inked so far. These are finished:`}
      figure={figure}
      figureShape="tall"
    >
      <LinkList label="Finished tools" links={FINISHED_TOOL_LINKS} />
    </SoloPage>
  );
}
