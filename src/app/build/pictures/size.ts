/** Size in px of every shared link's picture, as link previews expect it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
