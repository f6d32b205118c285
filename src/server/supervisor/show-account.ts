/** Shows a new account, whose password is known only now: on the output, or in a file that only its owner reads. */
import { open } from 'node:fs/promises';
import { failureReason } from '../platform/failure-reason.ts';
import { NOTICES } from './tell-owner.ts';

const OWNER_ONLY = 0o600;

export type ShowOptions = {
  /** `null` = the account is said. */
  readonly file: string | null;
  readonly say: (text: string) => void;
};

/** Says or writes `account`; said after all when the file cannot be written, because nothing else has the password. */
export async function showAccount(account: string, { file, say }: ShowOptions): Promise<void> {
  if (file === null) return say(account);
  try {
    await append(file, account);
    say(NOTICES.accountInFile(file));
  } catch (error) {
    say(NOTICES.passwordsFileFails(file, failureReason(error)));
    say(account);
  }
}

async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  try {
    // One that was there may be readable by others.
    await handle.chmod(OWNER_ONLY);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
