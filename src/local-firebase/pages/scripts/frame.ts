/** Runs in the hidden frame that the SDK opens in the site, and forwards the pop-up's result. */
import { Channel } from './channel';
import { isPopupResult } from './popupResult';

const site = new Channel(() => window.parent);

// The SDK asks whether it can store its session on this origin. It can, because this is the site's own.
site.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));

window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || !isPopupResult(data)) return;
  site.send('authEvent', { type: 'authEvent', authEvent: data.authEvent });
});
