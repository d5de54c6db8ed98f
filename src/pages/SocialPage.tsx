import { SOCIAL_HUB } from '../content/hubs';
import { NextFestivalWords } from '../features/posts/festivals/NextFestival';
import { HubPage } from './hub/HubPage';

const NOTES = { '/occasional': <NextFestivalWords /> };

/** `/socialAi`: links to the kinds of posts. */
export function SocialPage() {
  return <HubPage content={SOCIAL_HUB} notes={NOTES} />;
}
