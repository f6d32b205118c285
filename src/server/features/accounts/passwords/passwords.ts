/**
 * Password hashing, four at a time plus one for known devices: each hash takes 19 MiB and a thread, so a flood of
 * sign-ins waits in a queue or is refused before it slows down the menu (reliability.md M19).
 */

import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { parsePassword, readCommonPasswords } from '#domain/accounts/parse-password.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { FieldReader } from '#server/platform/field-reader.ts';
import type { BreachedPasswords } from '#server/platform/security/breached-passwords.ts';
import { openSemaphore, type Semaphore } from '#server/platform/security/semaphore.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';

/** argon2id is the library's default; these are the minimums of OWASP's password storage page, read 2026-11. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;
/** Unknown devices may fill their queue; known ones have a separate queue. */
const KNOWN_AT_ONCE = 1;
const WAITING_AT_MOST = 64;

export type Passwords = {
  /**
   * Whether `password` matches `storedHash`. With `null` (no such account) it takes as long and returns false, so that
   * the time reveals nothing.
   */
  readonly check: (
    storedHash: string | null,
    password: string,
    who: { readonly isKnown: boolean },
  ) => Promise<Result<boolean, { code: 'too_busy' }>>;
  /** The hash to store, computed in the same queue. */
  readonly hash: (password: string) => Promise<Result<string, { code: 'too_busy' }>>;
};

/** The hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(sameSpelling(password), COST);
}

const OWN_HASH = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}\\$[\\w+/]{20,30}\\$[\\w+/]{40,50}$`,
);

/** Whether it is a hash with our parameters: checking one with another cost could take all memory. */
export function isPasswordHash(text: string): boolean {
  return OWN_HASH.test(text);
}

/** Opens the two queues; once per process. */
export function openPasswords(): Passwords {
  const strangers = openSemaphore({ atOnce: AT_ONCE, mostWaiting: WAITING_AT_MOST });
  const known = openSemaphore({ atOnce: KNOWN_AT_ONCE, mostWaiting: WAITING_AT_MOST });
  let decoy: Promise<string> | undefined;

  async function checkNow(storedHash: string | null, password: string): Promise<boolean> {
    decoy ??= hashPassword('nobody has this password');
    const isSame = await verify(storedHash ?? (await decoy), sameSpelling(password));
    return isSame && storedHash !== null;
  }

  async function withPlace<Value>(
    semaphore: Semaphore,
    work: () => Promise<Value>,
  ): Promise<Result<Value, { code: 'too_busy' }>> {
    const release = await semaphore.acquire();
    if (release === null) return err({ code: 'too_busy' });
    try {
      return ok(await work());
    } finally {
      release();
    }
  }

  return {
    check: (storedHash, password, { isKnown }) =>
      withPlace(isKnown ? known : strangers, () => checkNow(storedHash, password)),
    hash: (password) => withPlace(strangers, () => hashPassword(password)),
  };
}

/** Unicode normalisation: keyboards send „ă” as one character or as two. */
function sameSpelling(password: string): string {
  return password.normalize('NFC');
}

/** Without letters and digits that are easily confused when copied from a screen. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 23;

/** More than 128 random bits, with the four kinds of characters that the password rules require. */
export function newPassword(): string {
  for (;;) {
    const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (/[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) return `${text}!`;
  }
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** The common passwords, read at the first check, so that a process without password checks does not load them. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) =>
    readCommonPasswords(dictionary['passwords-common']),
  );
  return loading;
}

/**
 * Validates a new password, and its repetition where it was typed twice.
 *
 * @param known the same words that the screen uses, so that both reach the same result: the context-specific words and,
 * when in
 * the form or the session, the person's names and address
 */
export async function readNewPassword(
  { breachedPasswords }: { readonly breachedPasswords: BreachedPasswords },
  reader: FieldReader,
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword?: string | undefined },
  known: readonly string[],
): Promise<void> {
  const parsed = parsePassword(password, { known, common: await loadCommonPasswords() });
  if (!parsed.ok) reader.refuse('password', parsed.error.code);
  else if (await breachedPasswords.has(password)) reader.refuse('password', 'password_breached');
  if (confirmPassword !== undefined && confirmPassword !== password) {
    reader.refuse('confirmPassword', 'password_mismatch');
  }
}

/** Words that a person who knows the restaurant would try as a password. */
export async function loadContextWords(services: { readonly snapshots: Snapshots }): Promise<readonly string[]> {
  const { name, city } = await loadRestaurantContact(services);
  return [name, city];
}
