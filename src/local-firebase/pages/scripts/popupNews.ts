/** What the pop-up tells the frame, and the frame the SDK: how the sign-in ended. */
export interface PopupNews {
  readonly eventType: 'sendAuthEvent';
  readonly authEvent: {
    readonly type: string | null;
    readonly eventId: string | null;
    /** Where Google would have led back to, with its answer; null when the visitor cancelled. */
    readonly urlResponse: string | null;
    readonly sessionId: string;
    readonly postBody: null;
    readonly tenantId: null;
    readonly error: { readonly code: string; readonly message: string } | null;
  };
}

/** Whether a message between windows is news of the pop-up. */
export function isPopupNews(data: unknown): data is PopupNews {
  return (
    typeof data === 'object' && data !== null && 'eventType' in data && data.eventType === 'sendAuthEvent'
  );
}
