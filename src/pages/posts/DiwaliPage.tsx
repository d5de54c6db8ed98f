import { diwaliPosters } from '../../features/posts/templates/diwali';
import { PostPage } from './PostPage';

/** `/diwali` */
export function DiwaliPage() {
  return <PostPage flow="diwali" posters={diwaliPosters} />;
}
