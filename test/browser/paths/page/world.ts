/** The outside world of the page, which goes on only when the tour lets it. */
export const world = {
  /** What waits now comes to something. */
  goOn: (): void => undefined,
  /** What waits now comes to nothing. */
  breakDown: (): void => undefined,
};

/** A stage that is overtaken or cancelled comes to nothing as soon as another one begins, which has to ignore that. */
function hold(): Promise<number> {
  world.breakDown();
  return new Promise((resolve, reject) => {
    world.goOn = () => resolve(204_800);
    world.breakDown = () => reject(new Error('It came to nothing.'));
  });
}

/** Holds every export and print job at each stage, as soon as the machines run. */
export function holdServices(): void {
  let handle: typeof window.__inspect;
  Object.defineProperty(window, '__inspect', {
    get: () => handle,
    set: (next: NonNullable<typeof handle>) => {
      handle = next;
      const { posterExport, printing } = next.services;
      Object.assign(posterExport, { loadFonts: hold, loadPictures: hold, draw: hold, encode: hold });
      Object.assign(printing, { prepare: hold, print: hold });
    },
  });
}
