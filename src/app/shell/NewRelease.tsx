import { useEffect, useRef, useState } from 'react';
import { useFocusReturn } from '../../features/toasts/useFocusReturn';
import { savesData } from '../../lazy/idleTime';
import { keepLoaded } from '../../services/offline';
import { Toast } from '../../ui/Toast';
import { hideMissingPictures } from './missingPictures';
import styles from './NewRelease.module.css';
import { watchStaleReturns } from './staleReturn';
import { refuseStrayDrops } from './strayDrops';
import { keepTranslatedTexts } from './translatedTexts';

const reloadPage = () => location.reload();

/**
 * Registers the service worker, and offers to reload when a new release is waiting. Nothing reloads by itself but a page that
 * Back brings back outdated. Loads after the page, so whatever else can wait until then starts here, too.
 */
export function NewRelease() {
  const [reload, setReload] = useState<() => void>();
  const place = useRef<HTMLDivElement>(null);
  const { noteOrigin, returnFocus } = useFocusReturn();
  useEffect(() => watchStaleReturns(reloadPage), []);
  useEffect(refuseStrayDrops, []);
  useEffect(hideMissingPictures, []);
  useEffect(keepTranslatedTexts, []);
  useEffect(() => {
    // A browser that saves data keeps nothing for offline use.
    if (!('serviceWorker' in navigator) || savesData()) return undefined;
    return watchReleases((offered) => setReload(() => offered));
  }, []);
  if (!reload) return null;
  const close = () => {
    returnFocus(place.current);
    setReload(undefined);
  };
  return (
    // A press leaves the focus where it is: taking it would move the offer away from under the pointer (NewRelease.module.css).
    <div
      ref={place}
      role="presentation"
      className={styles.place}
      onFocus={noteOrigin}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Toast
        severity="info"
        text="A new version is ready"
        detail="The tools keep what you typed; a photo or an unsent form is lost."
        action={{ label: 'Reload', onPress: reload }}
        onClose={close}
      />
    </div>
  );
}

/** @param onRelease receives the function that switches to the new release @returns a function that stops watching */
function watchReleases(onRelease: (reload: () => void) => void): () => void {
  const { serviceWorker } = navigator;
  const ending = new AbortController();
  const whileShown = { signal: ending.signal };
  let { controller } = serviceWorker;
  let isWanted = false;
  const changed = () => {
    if (isWanted) reloadPage();
    // Another tab switched to the new release. This one stays with its own until the visitor reloads.
    else if (controller) onRelease(reloadPage);
    else keepLoaded();
    ({ controller } = serviceWorker);
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    const offer = () => {
      // The first worker waits for nothing.
      if (registration.active && registration.waiting)
        onRelease(() => {
          isWanted = true;
          registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
        });
    };
    const follow = () => registration.installing?.addEventListener('statechange', offer, whileShown);
    const lookForRelease = () => {
      // Fails without a connection.
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    offer();
    follow();
    registration.addEventListener('updatefound', follow, whileShown);
    document.addEventListener('visibilitychange', lookForRelease, whileShown);
  };
  serviceWorker.addEventListener('controllerchange', changed, whileShown);
  void serviceWorker
    .register('/worker.js')
    .then(watch)
    // Where storage is blocked, the site works as it does without a worker.
    .catch(() => undefined);
  return () => ending.abort();
}
