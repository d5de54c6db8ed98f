import { rakshaBandhanPosters } from '../../features/posts/templates/rakhi';
import { PostPage } from './PostPage';

/** `/rakshaBhandan` */
export function RakshaBandhanPage() {
  return <PostPage flow="rakshaBandhan" posters={rakshaBandhanPosters} />;
}
