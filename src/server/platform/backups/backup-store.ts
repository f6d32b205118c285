/** Where copies are kept: a folder of files that are written once, by name. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type BackupStore = {
  /** The folder, for messages. */
  readonly place: string;
  /** The names in `folder` and below, relative to the store. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Null when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Durable and complete when it returns; a crash before leaves nothing under `name`. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
};

const UNFINISHED = '.new';

/** Opens the store in `folder`; only its owner can read it: it has guests' data and the passwords of the database. */
export function openFolderStore(folder: string): BackupStore {
  const at = (name: string) => join(folder, name);
  return {
    place: folder,
    async list(below) {
      const entries = await readdir(at(below), { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    },
    read: async (name) => (await readFile(at(name)).catch(ignoreMissing)) ?? null,
    async write(name, bytes) {
      const path = at(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(`${path}${UNFINISHED}`, bytes);
      await rename(`${path}${UNFINISHED}`, path);
      await syncFolder(dirname(path));
    },
    has: async (name) => (await stat(at(name)).catch(ignoreMissing)) !== undefined,
    remove: (name) => rm(at(name), { force: true }),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** True when both folders are on one disk, which takes the copies with it when it dies. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  await mkdir(other, { recursive: true, mode: 0o700 });
  return (await stat(one)).dev === (await stat(other)).dev;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
