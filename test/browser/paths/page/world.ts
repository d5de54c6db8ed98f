/** The page's outside world, which only the tour advances. */
export const world = {
  /** Lets the pending work succeed. */
  goOn: (): void => undefined,
  /** Lets the pending work fail. */
  breakDown: (): void => undefined,
};

/** A superseded or cancelled stage fails as soon as another one begins, and the machine has to ignore that. */
function hold(): Promise<number> {
  world.breakDown();
  return new Promise((resolve, reject) => {
    world.goOn = () => resolve(204_800);
    world.breakDown = () => reject(new Error('It came to nothing.'));
  });
}

/** Holds every export and print job at each stage, once the machines are running. */
export function holdServices(): void {
  let handle: typeof window.__inspect;
  Object.defineProperty(window, '__inspect', {
    get: () => handle,
    set: (next: NonNullable<typeof handle>) => {
      handle = next;
      const { posterExport, resumePrint } = next.services;
      const held = {
        loadFonts: hold,
        loadPictures: hold,
        draw: hold,
        deliver: hold,
        prepare: hold,
        print: hold,
      };
      for (const service of [posterExport, resumePrint])
        Object.assign(service, { load: () => Promise.resolve(held) });
    },
  });
}
