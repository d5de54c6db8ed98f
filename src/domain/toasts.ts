export type ToastSeverity = 'success' | 'error' | 'info' | 'warning';

/** Where a toast appears; the specification's default is top-right. */
export type ToastPosition = 'top-right' | 'top-center' | 'bottom-center';

export interface Toast {
  readonly text: string;
  readonly severity: ToastSeverity;
  readonly position: ToastPosition;
  /** Smaller second line: the provider's message, or what to do. */
  readonly detail?: string | undefined;
  /** The toast's only button, such as Undo. */
  readonly action?: ToastAction;
}

/**
 * A button in a toast; a plain store action instead of a callback keeps the toast serializable. A toast that is closing can
 * still be clicked, so the action must be harmless when repeated.
 */
interface ToastAction {
  readonly label: string;
  readonly dispatches: { readonly type: string; readonly payload?: unknown };
}

export const TOAST_AUTO_CLOSE_MS = 5000;
export const TOAST_DEFAULT_POSITION: ToastPosition = 'top-right';
/** How far a toast must be dragged to dismiss it, in percent of its width. */
export const TOAST_DRAG_DISMISS_PERCENT = 80;

/** Wording fixed by the specification (section 8). */
export const TOAST_TEXTS = {
  loggedIn: 'Logged in Successfully!!',
  registered: 'Registered Successfully!!',
  googleLoggedIn: 'User logged in Successfully!!',
  loggedOut: 'User logged out successfully!',
  logOutFailed: 'Failed to log out. Please try again.',
} as const;
