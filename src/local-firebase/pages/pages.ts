import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { ApiError } from '../api';
import type { GoogleIdentity, LocalData } from '../store';

/** A file that the browser requests. */
export interface Page {
  readonly type: string;
  readonly body: string;
}

const SCRIPTS = ['gapi', 'channel', 'frame', 'popup', 'popupResult'];

/** Offered in the pop-up until someone has signed in with Google here. */
const SUGGESTED = [
  { email: 'asha.rao@example.com', google: { id: 'local-asha', name: 'Asha Rao', picture: null } },
  { email: 'vikram@example.com', google: { id: 'local-vikram', name: 'Vikram Singh', picture: null } },
];

/** The page or script of the Google pop-up at an address. @throws ApiError at any other address */
export function pageAt(address: string, data: LocalData): Page {
  if (address === '/emulator/auth/handler') return html(popupPage(data));
  if (address === '/emulator/auth/iframe') return html(framePage());
  if (address === '/emulator/popup.css') return { type: 'text/css', body: fileText('popup.css') };
  const script = SCRIPTS.find((name) => address === `/emulator/scripts/${name}`);
  if (script === undefined) throw new ApiError(404, `The local Firebase has no page ${address}.`);
  return { type: 'text/javascript', body: compiled(script) };
}

function framePage(): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Local Firebase</title>
  <script type="module" src="/emulator/scripts/frame"></script>
</html>`;
}

function popupPage(data: LocalData): string {
  const known = data.accounts.flatMap(({ email, google }) => (google ? [{ email, google }] : []));
  const accounts = known.length > 0 ? known : SUGGESTED;
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Sign in with Google (local stand-in)</title>
  <link rel="stylesheet" href="/emulator/popup.css">
  <p class="notice">Local stand-in, not Google. Nothing leaves this computer.</p>
  <main>
    <h1>Sign in with Google</h1>
    <p class="lead">Choose the account the site should see.</p>
    <h2 id="accounts">${known.length > 0 ? 'Accounts used before' : 'Suggested accounts'}</h2>
    <ul aria-labelledby="accounts">${accounts.map(accountButton).join('')}</ul>
    <h2 id="another">Another account</h2>
    <form aria-labelledby="another">
      <label>E-mail <input name="email" type="email" required autocomplete="off"></label>
      <label>Display name <input name="name" maxlength="100" autocomplete="off"></label>
      <label class="wide">Photo address <small>optional, https only</small>
        <input name="picture" type="url" pattern="https://.*" title="An address that begins with https://" autocomplete="off">
      </label>
      <button type="submit">Sign in</button>
      <button type="button" data-cancel>Cancel</button>
    </form>
    <p role="alert"></p>
  </main>
  <script type="module" src="/emulator/scripts/popup"></script>
</html>`;
}

function accountButton({ email, google }: { email: string; google: GoogleIdentity }): string {
  const claims = JSON.stringify({ sub: google.id, email, name: google.name, picture: google.picture });
  return `<li><button type="button" class="account" data-claims="${escaped(claims)}">${escaped(google.name)} <span>${escaped(email)}</span></button></li>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function html(body: string): Page {
  return { type: 'text/html', body };
}

/** A script for the browser: types are removed, and imports left for the browser to resolve. */
function compiled(name: string): string {
  const source = fileText(`scripts/${name}.ts`);
  return transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code;
}

function fileText(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
