import { BUSINESS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

export function BusinessPage() {
  return <HubPage content={BUSINESS_HUB} />;
}
