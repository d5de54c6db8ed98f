import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as it is kept: its scrypt hash and the salt that went into it, both base64url. */
export interface HashedPassword {
  readonly salt: string;
  readonly hash: string;
}

export function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): HashedPassword {
  return { salt, hash: scryptSync(password, salt, 32).toString('base64url') };
}

export function isPassword(typed: string, { salt, hash }: HashedPassword): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashPassword(typed, salt).hash));
}
