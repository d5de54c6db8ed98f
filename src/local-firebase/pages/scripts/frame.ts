/** Runs in the hidden frame that the SDK opens in the site: passes on what the pop-up found out. */
import { Channel } from './channel';
import { isPopupNews } from './popupNews';

const site = new Channel(() => window.parent);

// The SDK asks whether this origin can keep its session here. It is the site's own origin, so it can.
site.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));

window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || !isPopupNews(data)) return;
  site.send('authEvent', { type: 'authEvent', authEvent: data.authEvent });
});
