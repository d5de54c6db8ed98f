import type { PostFlowName } from '../domain/posts/occasions';
import type { Studio } from '../features/posts/occasions/occasion';
import { PostFlow } from '../features/posts/PostFlow';
import { lazyCode } from '../lazy/lazyCode';

interface PostPageProps {
  readonly flow: PostFlowName;
  readonly studio: Studio;
}

/** Shown for an occasion that has no posters yet. */
const comingSoon = lazyCode('This page', () =>
  import(/* webpackChunkName: "comingSoon" */ './ComingSoonPage').then((module) => module.ComingSoonPage),
);

/** The post flow of an occasion or a business offer. */
export function PostPage(props: PostPageProps) {
  // Keyed, so that another occasion mounts a new form instead of updating the old one.
  return <PostFlow key={props.flow} {...props} comingSoon={comingSoon} />;
}
