/** From this width on, form and preview stand side by side. */
export const WIDE = '(min-width: 1024px)';
/** The visitor has asked the system for as little motion as possible. */
export const PREFERS_STILL = '(prefers-reduced-motion: reduce)';
