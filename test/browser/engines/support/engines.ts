import { findChromium, findFirefox, findWebKit } from '../../../runner/browser';
import { startPlaywrightBrowser } from './playwrightBrowser';
import type { Engine, EngineBrowser } from './tab';
import { startWebKit } from './webkitBrowser';

/** Starts a browser of each engine; undefined if this machine has none. */
export const START: Readonly<Record<Engine, () => Promise<EngineBrowser> | undefined>> = {
  chromium: () => starting(findChromium(), (file) => startPlaywrightBrowser('chromium', file)),
  firefox: () => starting(findFirefox(), (file) => startPlaywrightBrowser('firefox', file)),
  webkit: () => starting(findWebKit(), startWebKit),
};

function starting<Found>(
  found: Found | undefined,
  start: (found: Found) => Promise<EngineBrowser>,
): Promise<EngineBrowser> | undefined {
  return found === undefined ? undefined : start(found);
}
