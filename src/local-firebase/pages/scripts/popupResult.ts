/** The outcome of a sign-in, sent from the pop-up to the frame, which forwards `authEvent` to the SDK. */
export interface PopupResult {
  readonly eventType: 'sendAuthEvent';
  readonly authEvent: {
    readonly type: string | null;
    readonly eventId: string | null;
    /** Google's redirect URI with the result; null if the visitor cancelled. */
    readonly urlResponse: string | null;
    readonly sessionId: string;
    readonly postBody: null;
    readonly tenantId: null;
    readonly error: { readonly code: string; readonly message: string } | null;
  };
}

/** Whether a message between windows is a pop-up's result. */
export function isPopupResult(data: unknown): data is PopupResult {
  return (
    typeof data === 'object' && data !== null && 'eventType' in data && data.eventType === 'sendAuthEvent'
  );
}
