/** From this width on, form and preview are side by side. */
export const WIDE = '(min-width: 1024px)';
/** The visitor has asked the system to reduce motion. */
export const PREFERS_STILL = '(prefers-reduced-motion: reduce)';
