import type { FlowId } from '../../machines';
import type { AccountUser } from '../domain/accounts';
import type { PosterJob, PosterRef } from '../domain/posts/occasions';
import type { ResumeData } from '../domain/resume/entities';

/**
 * Access to accounts. Like the other ports in this file, implemented in `src/services` and faked in tests.
 */
export interface Accounts {
  /**
   * Calls `report` with the initial state and every change (also from other tabs), and for a session that ended by itself with
   * the reason, a sentence for the visitor. Call it once.
   * Loads the account code immediately only if someone has signed in on this browser before; otherwise reports `null`
   * without loading anything.
   */
  watch(report: (user: AccountUser | null, reason?: string) => void): void;
  /**
   * Preloads the account code and what Google's pop-up needs, because browsers allow a pop-up only right after a click.
   * Idempotent; if loading fails, the sign-in that needs it reports the error.
   */
  prepare(): void;
  /** @throws AccountError */
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Creates the account, then writes `Users/{uid}`. @throws AccountError */
  signUp(userName: string, email: string, password: string): Promise<SignInResult>;
  /** Opens Google's pop-up, then writes `Users/{uid}`. @throws AccountError */
  signInWithGoogle(): Promise<SignInResult>;
  /** @throws AccountError */
  signOut(): Promise<void>;
  /**
   * Confirms who asks, by password or in Google's window, then deletes `Users/{uid}` and the account. Can be repeated after a
   * failure. @throws AccountError
   */
  deleteAccount(password: string): Promise<void>;
}

/** The visitor is signed in even if there are warnings: sentences about what did not work. */
export interface SignInResult {
  readonly user: AccountUser;
  readonly warnings: readonly string[];
}

/** The visitor cancelled; not a failure. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * Turns a poster on the page into a picture, in stages so that a machine can show progress. If the picture of an unchanged
 * poster exists already, every stage resolves immediately. Errors of all stages carry a message for the visitor.
 */
export interface PosterExport {
  /** Loads every font that the poster uses. If one fails, the visitor's next attempt does without it. */
  loadFonts(job: PosterJob): Promise<void>;
  loadPictures(poster: PosterRef): Promise<void>;
  /** Draws the poster at full size, checks that the result is complete, and encodes it. */
  draw(job: PosterJob): Promise<void>;
  /**
   * Saves the picture as `downloaded-image.jpg`, shares it, copies it, or keeps it for a later share. A stage of its own, because
   * the visitor can cancel all before it. @returns its size in bytes. @throws Cancelled when the visitor closes the share sheet
   */
  deliver(job: PosterJob): Promise<number>;
}

export interface Printing {
  /** Waits for the fonts, pictures and bold words of the sheets. */
  prepare(): Promise<void>;
  /** Prints with the given document title; resolves when the dialog closes, whether printed or cancelled. */
  print(title: string): Promise<void>;
}

/** Saves resumes on this device. Loads with the first that is kept, so it isn't among the dependencies of the store. */
export interface ResumeKeeper {
  /**
   * Saves the present state of a kept resume: all of it, or nothing.
   * @param isStored whether the tab has this state after a reload, too; if not, it does not know this save by then
   * @throws Overtaken if another tab has saved or deleted it since. @throws Error with a message for the visitor
   */
  save(id: string, resume: ResumeData, isStored?: boolean): Promise<void>;
  /** Calls `listener` with the id of each resume that another tab saves or deletes. */
  onOvertaken(listener: (id: string) => void): void;
}

interface Scrolling {
  /** Only if the machine's view is on the page, because a sign-in also moves wizards on other pages. */
  toTop(flow: FlowId): void;
  toBottom(): void;
}

export interface Navigation {
  /** Client-side navigation within this site. */
  goTo(path: string): void;
}

export interface Leaving {
  /** Calls `save` whenever the page may be about to unload: when it is hidden, closed or left. */
  onLeave(save: () => void): void;
}

/** What the machines with a job do it with. */
export interface JobServices {
  readonly posterExport: PosterExport;
  readonly resumePrint: Printing;
}

/** Services whose code is fetched on first use. */
type Lazy<Services> = {
  readonly [Name in keyof Services]: {
    /** @throws Error with a message for the visitor */
    load(): Promise<Services[Name]>;
  };
};

export type LazyJobServices = Lazy<JobServices>;

/** Dependencies of `createStore`. */
export interface StoreDependencies extends LazyJobServices {
  readonly accounts: Accounts;
  readonly scrolling: Scrolling;
  readonly navigation: Navigation;
  readonly leaving: Leaving;
  /**
   * Calls back once typing pauses: until then the browser shows the letters by itself, and the page need not follow. Without it,
   * the page follows at once.
   */
  readonly afterTyping?: (follow: () => void) => void;
  /** A getter, because merely reading `window.sessionStorage` throws if storage is blocked. */
  readonly sessionStorage: () => Storage;
}
