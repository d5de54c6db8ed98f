/** At this width and above, form and preview are side by side. */
export const WIDE = '(min-width: 1024px)';
/** The visitor has asked the system to reduce motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Devices without hover; most have no keyboard either. */
export const TOUCH = '(hover: none)';
