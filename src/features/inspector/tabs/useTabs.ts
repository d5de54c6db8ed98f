import { useEffect, useState } from 'react';
import { tabChannel, type TabMessage, type TabState } from './messages';

/** A tab discovered over the channel. */
export interface KnownTab extends TabState {
  /** It has closed, or is reloading and will return. */
  readonly isGone: boolean;
}

/** The list of tabs after a message, in order of discovery. Returns the same list if nothing changed. */
export function withMessage(tabs: readonly KnownTab[], message: TabMessage): readonly KnownTab[] {
  if (message.kind === 'bye')
    return tabs.some(({ instance, isGone }) => instance === message.instance && !isGone)
      ? tabs.map((one) => (one.instance === message.instance ? { ...one, isGone: true } : one))
      : tabs;
  if (message.kind !== 'state') return tabs;
  const updated: KnownTab = { ...message.state, isGone: false };
  const isKnown = ({ tab, instance }: KnownTab) => tab === updated.tab || instance === updated.instance;
  const at = tabs.findIndex(isKnown);
  return at < 0 ? [...tabs, updated] : tabs.map((one, index) => (index === at ? updated : one));
}

/** The other tabs of this site with running machines, kept up to date. */
export function useTabs(): readonly KnownTab[] {
  const [tabs, setTabs] = useState<readonly KnownTab[]>([]);
  useEffect(() => {
    const channel = tabChannel();
    const stop = channel.listen((message) => setTabs((known) => withMessage(known, message)));
    channel.post({ kind: 'hello' });
    return stop;
  }, []);
  return tabs;
}
