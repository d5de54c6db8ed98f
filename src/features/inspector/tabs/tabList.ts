import type { TabMessage, TabState } from './messages';

/** A tab discovered over the channel. */
export interface KnownTab extends TabState {
  /** It has said goodbye, but may return if it was only reloaded. */
  readonly isGone: boolean;
}

/** The list of tabs after a message, in order of discovery. Returns the same list if nothing changed. */
export function withMessage(tabs: readonly KnownTab[], message: TabMessage): readonly KnownTab[] {
  if (message.kind === 'bye')
    return tabs.some(({ instance, isGone }) => instance === message.instance && !isGone)
      ? tabs.map((one) => (one.instance === message.instance ? { ...one, isGone: true } : one))
      : tabs;
  if (message.kind !== 'state') return tabs;
  const heard: KnownTab = { ...message.state, isGone: false };
  const isKnown = ({ tab, instance }: KnownTab) => tab === heard.tab || instance === heard.instance;
  const at = tabs.findIndex(isKnown);
  return at < 0 ? [...tabs, heard] : tabs.map((one, index) => (index === at ? heard : one));
}
