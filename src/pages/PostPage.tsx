import type { PostFlowName } from '../domain/posts/occasions';
import type { Studio } from '../features/posts/occasions/occasion';
import { PostFlow } from '../features/posts/PostFlow';
import { ComingSoonPage } from './ComingSoonPage';

interface PostPageProps {
  readonly flow: PostFlowName;
  readonly studio: Studio;
}

/** Shown for an occasion that has no posters yet. */
const COMING_SOON = <ComingSoonPage />;

/** The post flow of an occasion or a business offer. */
export function PostPage(props: PostPageProps) {
  // Keyed, so that another occasion mounts a new form instead of updating the old one.
  return <PostFlow key={props.flow} {...props} comingSoon={COMING_SOON} />;
}
