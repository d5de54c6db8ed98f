/** A signed-in visitor. The document `Users/{uid}` has the e-mail and name, and after a Google sign-in the photo. */
export interface AccountUser {
  readonly uid: string;
  readonly email: string;
  readonly userName: string;
  readonly photo: string | null;
  /** Whether the account has a password; otherwise only Google can confirm who it is. */
  readonly hasPassword: boolean;
}

/** A failure with our wording and the provider's. */
export interface AccountProblem {
  /** The provider's code, such as `auth/invalid-credential`. */
  readonly code: string;
  /** One plain sentence: what happened and what to do. */
  readonly message: string;
  /** The provider's own message, shown as a detail; undefined if it has none. */
  readonly detail?: string | undefined;
}

/** The error an accounts port rejects with. Any other rejection is a bug. */
export class AccountError extends Error implements AccountProblem {
  override readonly name = 'AccountError';

  constructor(
    readonly code: string,
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}
