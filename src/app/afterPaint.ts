/** Calls `follow` once the next frame is painted. */
export const afterPaint = (follow: () => void): void => void requestAnimationFrame(() => setTimeout(follow));
