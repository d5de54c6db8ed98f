import { AI_TOOLS_HUB } from '../content/hubs';
import { HubPage } from './hub/HubPage';

/** `/aiTools`: the way to the two tools. */
export function AiToolsPage() {
  return <HubPage content={AI_TOOLS_HUB} />;
}
