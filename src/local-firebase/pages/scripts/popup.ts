/** Runs in the pop-up, and sends the chosen account to the SDK's frame in the page that opened it. */
import type { PopupResult } from './popupResult';

interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
}

const request = new URLSearchParams(location.search);
const form = element('form', HTMLFormElement);
const message = element('[role="alert"]', HTMLElement);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-claims]')) {
  button.addEventListener('click', () => signInAs(JSON.parse(button.dataset.claims ?? '') as Claims));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = new FormData(form);
  const read = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const email = read('email').toLowerCase();
  signInAs({ sub: `local-${email}`, email, name: read('name') || email, picture: read('picture') || null });
});

element('[data-cancel]', HTMLButtonElement).addEventListener('click', () => {
  const isSent = sendResult(null, { code: 'auth/user-cancelled', message: 'Cancelled in the pop-up.' });
  if (!isSent) window.close();
});

function signInAs(claims: Claims): void {
  const result = new URLSearchParams({
    providerId: request.get('providerId') ?? '',
    id_token: JSON.stringify(claims),
  });
  if (sendResult(`${location.origin}${location.pathname}?${result.toString()}`, null)) return;
  message.textContent = 'The page that opened this window is gone. Close this window and sign in again.';
}

/** @returns false if the page that opened this window, or its frame, is gone. The SDK closes this window itself. */
function sendResult(urlResponse: string | null, error: PopupResult['authEvent']['error']): boolean {
  const frame = findFrame();
  const result: PopupResult = {
    eventType: 'sendAuthEvent',
    authEvent: {
      type: request.get('authType'),
      eventId: request.get('eventId'),
      urlResponse,
      sessionId: 'local',
      postBody: null,
      tenantId: null,
      error,
    },
  };
  frame?.postMessage(result, location.origin);
  return frame !== undefined;
}

/** The frame of the same SDK that opened this window. */
function findFrame(): Window | undefined {
  const opener = window.opener as Window | null;
  for (let i = 0; i < (opener?.frames.length ?? 0); i += 1) {
    const frame = opener?.frames[i];
    if (frame && isSdkFrame(frame)) return frame;
  }
  return undefined;
}

function isSdkFrame(frame: Window): boolean {
  try {
    const { pathname, search } = frame.location;
    const query = new URLSearchParams(search);
    return (
      pathname === '/emulator/auth/iframe' &&
      ['apiKey', 'appName'].every((name) => query.get(name) === request.get(name))
    );
  } catch {
    // A frame of another origin, such as an embedded form.
    return false;
  }
}

function element<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}
