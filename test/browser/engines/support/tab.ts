import type { Region } from 'sharp';
import type { Session } from '../../support/session';

/** The engines that browsers in use are built on; every browser of an iPhone has WebKit. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A control as a visitor finds it. A text is the whole name or label. */
export type Control =
  | { readonly label: string }
  | { readonly role: 'button' | 'link' | 'radio' | 'slider' | 'spinbutton'; readonly name: string | RegExp };

/** px of the page's area, scroll bars included. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export type PageWork<Arg, Result> = (arg: Arg) => Result | Promise<Result>;

/** What the drivers of all engines can do. Every method fails with the driver's own error. */
export interface Tab {
  /**
   * Loads an address of the site and resolves when the page works.
   * @param session what the tab's session holds before; left out, it keeps what it has
   */
  open(address: string, session?: Session): Promise<void>;
  /** Runs a function in the page. Argument and result travel as JSON; the function sees nothing of its file. */
  run<Result, Arg = undefined>(work: PageWork<Arg, Result>, arg?: Arg): Promise<Result>;
  /** Clicks a control, waiting until it is there. */
  press(control: Control): Promise<void>;
  /** Types into a field with real keys, in place of what it holds. */
  type(control: Control, text: string): Promise<void>;
  /** Presses one key with the focus where it is: `Tab`, `Home`, `ArrowLeft` … */
  key(name: string): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** The page's visible area, or a part of it, as PNG, one px for one. */
  photograph(area?: Region): Promise<Buffer>;
  /** Works in the window that a press opens. */
  inPopup(press: () => Promise<void>, work: (popup: Tab) => Promise<void>): Promise<void>;
  /** Console errors, warnings and uncaught errors so far; undefined where the driver can't read them. */
  readonly complaints: readonly string[] | undefined;
  close(): Promise<void>;
}

/** A running browser. Its tabs share nothing. */
export interface EngineBrowser {
  openTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
}
