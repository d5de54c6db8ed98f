/** Of every picture beside a shared link, px: what readers of such links ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
