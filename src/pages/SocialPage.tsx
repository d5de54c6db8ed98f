import { SOCIAL_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

/** `/socialAi`: the way to the kinds of posts. */
export function SocialPage() {
  return <HubPage content={SOCIAL_HUB} />;
}
