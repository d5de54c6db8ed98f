import type { Region } from 'sharp';
import type { Session } from '../../support/session';

/** The engines of current browsers; every iPhone browser uses WebKit. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A control as a visitor finds it. A string is the whole name or label. */
export type Control =
  | { readonly label: string }
  | {
      readonly role: 'button' | 'link' | 'radio' | 'slider' | 'spinbutton' | 'tab';
      readonly name: string | RegExp;
    };

/** Size of the viewport in px, scroll bars included. */
interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export type PageWork<Arg, Result> = (arg: Arg) => Result | Promise<Result>;

/** What the drivers of all engines can do. Every method fails with the driver's own error. */
export interface Tab {
  /**
   * Loads an address of the site and resolves when the page is interactive.
   * @param session replaces the tab's session beforehand; kept by default
   */
  open(address: string, session?: Session): Promise<void>;
  /** Runs a function in the page. Argument and result are passed as JSON; the function can't use anything else in its file. */
  run<Result, Arg = undefined>(work: PageWork<Arg, Result>, arg?: Arg): Promise<Result>;
  /** Clicks a control as soon as it exists. */
  press(control: Control): Promise<void>;
  /** Replaces the text of a field with real key presses. */
  type(control: Control, text: string): Promise<void>;
  /** Presses one key with the focus where it is: `Tab`, `Home`, `ArrowLeft` … */
  key(name: string): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** A PNG of a part of the viewport, at one image pixel per CSS px. */
  photograph(area: Region): Promise<Buffer>;
  /** The page as "Save as PDF" writes it; undefined where the driver can't print. */
  readonly print: (() => Promise<Buffer>) | undefined;
  /** Works in the window that a press opens. */
  inPopup(press: () => Promise<void>, work: (popup: Tab) => Promise<void>): Promise<void>;
  /** Console errors, warnings and uncaught errors so far; undefined where the driver can't read them. */
  readonly problems: readonly string[] | undefined;
  close(): Promise<void>;
}

/** A running browser. Its tabs share nothing. */
export interface EngineBrowser {
  openTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
}
