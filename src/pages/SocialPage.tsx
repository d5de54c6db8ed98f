import { SOCIAL_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

export function SocialPage() {
  return <HubPage content={SOCIAL_HUB} />;
}
