import { AI_TOOLS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

export function AiToolsPage() {
  return <HubPage content={AI_TOOLS_HUB} />;
}
