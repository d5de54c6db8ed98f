import { ganeshChaturthiPosters } from '../../features/posts/templates/ganesh';
import { PostPage } from './PostPage';

/** `/ganeshChaturthi` */
export function GaneshChaturthiPage() {
  return <PostPage flow="ganeshChaturthi" posters={ganeshChaturthiPosters} />;
}
