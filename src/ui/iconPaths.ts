/** Strokes of every icon on a 24-unit grid; one path each, so that an icon costs one element. */
export const ICON_PATHS = {
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowUp: 'M12 19V6M6 11l6-6 6 6',
  arrowDown: 'M12 5v13M6 13l6 6 6-6',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronUp: 'M6 14.5l6-6 6 6',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 7h18M3 12h12M3 17h18',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  login: 'M10 5V4h9v16h-9v-1M4 12h11M11 8l4 4-4 4',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.01',
  info: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 11v5.500M12 7.500v.01',
  error: 'M8.3 3h7.400L21 8.300v7.400L15.7 21H8.300L3 15.700V8.300zM12 7.500v5.500M12 16.500v.01',
  success: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M8 12.300l2.8 2.800L16 9.5',
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.500h10a5.5 5.5 0 0 1 0 11h-3',
  google: 'M20 12h-8M20 12a8 8 0 1 1-2.5-5.8',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  spinner: 'M12 3a9 9 0 1 1-9 9',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof ICON_PATHS;
