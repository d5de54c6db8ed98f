import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A stored password: its scrypt hash and salt, both base64url. */
export interface HashedPassword {
  readonly salt: string;
  readonly hash: string;
}

/** @param salt that of the hash to compare with; random by default */
export function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): HashedPassword {
  return { salt, hash: scryptSync(password, salt, 32).toString('base64url') };
}

/** Whether a password matches a hash, in constant time. */
export function isPassword(typed: string, { salt, hash }: HashedPassword): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashPassword(typed, salt).hash));
}
