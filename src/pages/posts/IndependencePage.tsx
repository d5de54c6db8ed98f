import { PostPage } from './PostPage';

/** `/independence`: the details form, then "Coming Soon". */
export function IndependencePage() {
  return <PostPage flow="independence" />;
}
