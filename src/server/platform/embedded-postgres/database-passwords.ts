/** The embedded database's passwords: generated once, stored in one file that only its owner can read. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'database-passwords.json';
const PASSWORD_BYTES = 32;

const Password = z.string().regex(/^[\w-]{43}$/);
const DatabasePasswords = z.strictObject({ superuser: Password, owner: Password, app: Password });
export type DatabasePasswords = z.infer<typeof DatabasePasswords>;

/** Reads the passwords of `dataDir`; generates them when there are none. */
export async function loadDatabasePasswords(dataDir: string): Promise<DatabasePasswords> {
  const path = join(dataDir, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return DatabasePasswords.parse(JSON.parse(text));
  const made = { superuser: makePassword(), owner: makePassword(), app: makePassword() };
  await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return made;
}

function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
