import { gymPosters } from '../../features/posts/templates/gym';
import { PostPage } from './PostPage';

/** `/gym` */
export function GymPage() {
  return <PostPage flow="gym" posters={gymPosters} />;
}
