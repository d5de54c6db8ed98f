export type ToastSeverity = 'success' | 'error' | 'info' | 'warning';

/** Where a toast stands; the specification's default is top-right. */
export type ToastPosition = 'top-right' | 'top-center' | 'bottom-center';

/** A short message about something that happened. */
export interface Toast {
  readonly text: string;
  readonly severity: ToastSeverity;
  readonly position: ToastPosition;
  /** Smaller second line: the provider's own words, or what to do. */
  readonly detail?: string;
  /** Label of the one button a toast can carry, such as Undo; what it does is `action.type` in the store. */
  readonly action?: ToastAction;
}

/** A button in a toast: its label and the plain store action it dispatches. */
export interface ToastAction {
  readonly label: string;
  readonly dispatches: { readonly type: string; readonly payload?: unknown };
}

/** Closes by itself after this many ms. */
export const TOAST_AUTO_CLOSE_MS = 5000;
export const TOAST_DEFAULT_POSITION: ToastPosition = 'top-right';
/** Share of its own width, in percent, that a toast has to be dragged to go away. */
export const TOAST_DRAG_DISMISS_PERCENT = 80;

/** Texts the specification gives to the letter (section 8). */
export const TOAST_TEXTS = {
  loggedIn: 'Logged in Successfully!!',
  registered: 'Registered Successfully!!',
  googleLoggedIn: 'User logged in Successfully!!',
  loggedOut: 'User logged out successfully!',
  logOutFailed: 'Failed to log out. Please try again.',
} as const;
