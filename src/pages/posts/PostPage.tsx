import type { PostFlowName } from '../../domain/posts/occasions';
import { PostFlow } from '../../features/posts/PostFlow';
import type { PosterSet } from '../../features/posts/templates/posterSet';
import { ComingSoonPage } from '../ComingSoonPage';

interface PostPageProps {
  readonly flow: PostFlowName;
  readonly posters?: PosterSet;
}

/** Replaces the posters of an occasion that has none yet. */
const COMING_SOON = <ComingSoonPage />;

/** The post flow of an occasion or of the gym offer; each route's page passes in its own posters. */
export function PostPage(props: PostPageProps) {
  // Keyed by flow: another occasion mounts a new form instead of updating the old one.
  return <PostFlow key={props.flow} {...props} comingSoon={COMING_SOON} />;
}
