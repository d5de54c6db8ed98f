import type { PostFlowName } from '../../domain/posts/occasions';
import { PostFlow } from '../../features/posts/PostFlow';
import type { PosterSet } from '../../features/posts/templates/posterSet';
import { ComingSoon } from '../solo/ComingSoon';

interface PostPageProps {
  readonly flow: PostFlowName;
  readonly posters?: PosterSet;
}

/** Stands in for the posters of an occasion that has none yet. */
const COMING_SOON = <ComingSoon subject="posters" />;

/** The post flow of an occasion or of the gym offer. Each route's page hands in its own posters. */
export function PostPage(props: PostPageProps) {
  // By its flow: another occasion is another form, not the same one with other words.
  return <PostFlow key={props.flow} {...props} comingSoon={COMING_SOON} />;
}
