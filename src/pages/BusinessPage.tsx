import { BUSINESS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

/** `/buisness`: the way to the posts for trades. */
export function BusinessPage() {
  return <HubPage content={BUSINESS_HUB} />;
}
