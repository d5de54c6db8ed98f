import { AI_TOOLS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

/** `/aiTools`: links to the two tools. */
export function AiToolsPage() {
  return <HubPage content={AI_TOOLS_HUB} />;
}
