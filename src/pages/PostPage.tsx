import type { PostFlowName } from '../domain/posts/occasions';
import { FINISHED_TOOL_LINKS } from '../content/navigation';
import { FigureArt } from '../features/figures/FigureArt';
import { noticeArt } from '../features/figures/noticeArt';
import { PostFlow } from '../features/posts/PostFlow';
import { Figure } from '../ui/Figure';
import { LinkList } from './solo/LinkList';
import { SoloPage } from './solo/SoloPage';

export interface PostPageProps {
  readonly flow: PostFlowName;
}

/** Five routes, one page: the post flow of an occasion or of the gym offer. */
export function PostPage({ flow }: PostPageProps) {
  // By its flow: another occasion is another form, not the same one with other words.
  return <PostFlow key={flow} flow={flow} comingSoon={<ComingSoon />} />;
}

function ComingSoon() {
  const figure = (
    <Figure number="FIG. 13" caption="Lantern">
      <FigureArt art={noticeArt.halfDrawn} title="A lantern, half inked and half in pencil" />
    </Figure>
  );
  return (
    <SoloPage
      heading="Coming Soon"
      lead="These posters are half inked. Your details are kept in this tab; these tools are finished:"
      figure={figure}
      figureShape="tall"
    >
      <LinkList label="Finished tools" links={FINISHED_TOOL_LINKS} />
    </SoloPage>
  );
}
