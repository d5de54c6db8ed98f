import type { FlowId } from '../../machines';
import type { AccountsMode, AccountUser } from '../domain/accounts';
import type { PosterJob, PosterRef } from '../domain/posts/occasions';

/**
 * What the store needs of the outside world. `src/services` implements it, tests hand in others.
 */
export interface Accounts {
  readonly mode: AccountsMode;
  /**
   * Calls `listener` with the first known state and with every change after it (also from another tab).
   * Loads the account code at once only for a visitor who has signed in on this browser before; everyone else is told
   * `null` without loading anything. @returns a function that ends the subscription
   */
  subscribe(listener: (user: AccountUser | null) => void): () => void;
  /**
   * Loads the account code, and what Google's pop-up needs, ahead of their use: browsers allow a pop-up only right after the
   * click. Does nothing when they are loaded already; a failed load is told by the sign-in that needs it.
   */
  prepare(): void;
  /** @throws AccountError */
  signIn(email: string, password: string): Promise<AccountUser>;
  /** Creates the account, then writes `Users/{uid}`. @throws AccountError */
  signUp(userName: string, email: string, password: string): Promise<SignInResult>;
  /** Opens Google's pop-up, then writes `Users/{uid}`. @throws AccountError */
  signInWithGoogle(): Promise<SignInResult>;
  /** @throws AccountError */
  signOut(): Promise<void>;
}

/** The sign-in stands even when the profile document could not be written. */
export interface SignInResult {
  readonly user: AccountUser;
  readonly isProfileSaved: boolean;
}

/** The visitor thought better of it; nothing failed. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/**
 * Turns a poster on the page into a picture, in stages so that a machine can show them. A picture that is drawn already,
 * of a poster that has not changed since, passes through them at once.
 * Every stage throws an Error with a sentence for the visitor.
 */
export interface PosterExport {
  /** Loads the drawing code and every font that the poster uses. */
  loadFonts(poster: PosterRef): Promise<void>;
  loadPictures(poster: PosterRef): Promise<void>;
  /** Draws the poster at its true size and looks whether it came out whole. */
  draw(poster: PosterRef): Promise<void>;
  /**
   * Writes the picture and hands it over: saved as `downloaded-image.jpg`, to the device's share sheet, to the clipboard, or
   * kept for a share to come. @returns its size in bytes. @throws GivenUp when the visitor closes the share sheet
   */
  encode(job: PosterJob): Promise<number>;
}

export interface Printing {
  /** Waits for the fonts and pictures of the sheets. @throws Error with a sentence for the visitor */
  prepare(): Promise<void>;
  /** Prints under the given document title and resolves when the dialog has closed, whichever way it did. */
  print(title: string): Promise<void>;
}

export interface Scrolling {
  /** Only where the machine's view is on the page: a sign-in opens wizards that nobody looks at as well. */
  toTop(flow: FlowId): void;
  toBottom(): void;
}

export interface Navigation {
  /** Goes to a page of this site without reloading. */
  goTo(path: string): void;
}

export interface Leaving {
  /** Calls `save` whenever the page may be about to go: it is hidden, closed or left. */
  onLeave(save: () => void): void;
}

/** Everything `createStore` is given. */
export interface StoreDependencies {
  readonly accounts: Accounts;
  readonly posterExport: PosterExport;
  readonly printing: Printing;
  readonly scrolling: Scrolling;
  readonly navigation: Navigation;
  readonly leaving: Leaving;
  /** Asked for at every use, because reading `window.sessionStorage` itself throws where storage is blocked. */
  readonly sessionStorage: () => Storage;
}
