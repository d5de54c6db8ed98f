import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as it is kept: its scrypt hash and the salt that went into it, both base64url. */
export interface HashedPassword {
  readonly salt: string;
  readonly hash: string;
}

/** @param salt of the hash to compare with; a fresh one where it is left out */
export function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): HashedPassword {
  return { salt, hash: scryptSync(password, salt, 32).toString('base64url') };
}

/** Whether this password was kept as that hash; takes equally long for every wrong one. */
export function isPassword(typed: string, { salt, hash }: HashedPassword): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashPassword(typed, salt).hash));
}
