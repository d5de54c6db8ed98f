import { BUSINESS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

/** `/buisness`: links to the business posts. */
export function BusinessPage() {
  return <HubPage content={BUSINESS_HUB} />;
}
