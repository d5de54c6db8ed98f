import type { PostFlowName } from '../domain/posts/occasions';
import { PostFlow } from '../features/posts/PostFlow';
import { ComingSoon } from './solo/ComingSoon';

export interface PostPageProps {
  readonly flow: PostFlowName;
}

/** Stands in for the posters of an occasion that has none yet. */
const COMING_SOON = (
  <ComingSoon lead="These posters are half inked. Your details are kept in this tab; these tools are finished:" />
);

/** Five routes, one page: the post flow of an occasion or of the gym offer. */
export function PostPage({ flow }: PostPageProps) {
  // By its flow: another occasion is another form, not the same one with other words.
  return <PostFlow key={flow} flow={flow} comingSoon={COMING_SOON} />;
}
