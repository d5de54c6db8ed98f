const ADDRESS = '/emulator/scripts/gapi';

let loading: Promise<void> | undefined;

/**
 * Loads the part of gapi that the SDK's pop-up needs from the local Firebase. Otherwise the SDK fetches the real one from
 * apis.google.com, even with an emulator. @throws Error when the script can't be loaded; the next call retries
 */
export function loadStandInGapi(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error(`${ADDRESS} could not be loaded.`));
    };
    document.head.append(script);
  });
  return loading;
}
