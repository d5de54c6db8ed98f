import { useEffect, useState } from 'react';
import { tabChannel } from './channel';
import { withMessage, type KnownTab } from './tabList';

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
