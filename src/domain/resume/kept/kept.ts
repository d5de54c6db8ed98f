import type { JsonObject } from '../exchange/json';

/** A resume that is kept on this device, without its contents. */
export interface KeptResume {
  readonly id: string;
  readonly name: string;
  /** Random, and new with every save: a tab that doesn't know it has been overtaken by another one. */
  readonly revision: string;
  /** In ms since the Unix epoch. */
  readonly savedAt: number;
}

/** The name of a copy, also of a copy of one: "Backend (copy)". */
export const copyName = (name: string): string => `${name.replace(/ \(copy(?: \d+)?\)$/, '')} (copy)`;

/** The name with a number, where it is taken: "Backend (2)", "Backend (copy 2)". */
export const numberedName = (name: string, number: number): string =>
  name.endsWith(' (copy)') ? `${name.slice(0, -1)} ${number})` : `${name} (${number})`;

/** The last state of one session of a kept resume. */
export interface KeptVersion {
  readonly resume: string;
  /** Counts from 1 within the resume; the largest is the latest. */
  readonly number: number;
  /** Id of the session that wrote it. */
  readonly session: string;
  /** In ms since the Unix epoch. */
  readonly savedAt: number;
  /** A backup of the resume. */
  readonly content: JsonObject;
}

/** A save that was refused, because what is kept is no longer what this tab has read or written. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';

  constructor() {
    super('This resume has been saved or deleted elsewhere.');
  }
}
