/** Where copies are kept: files that are written once, by name. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files as they lie there: a folder, or a store elsewhere. */
export type FileStore = {
  /** The folder or address, for messages. */
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

/**
 * The files of the copies as they were before they were encrypted. `list` names those of every area, `read` opens them and throws
 * LockedCopyError without their key, DamagedCopyError when they were altered; `write` encrypts where the name belongs to an area.
 */
export type BackupStore = FileStore & {
  /** Where new files belong; null = they are not encrypted. */
  readonly area: Area;
  /** The key of the file is here, or it needs none. */
  readonly canOpen: (name: string) => boolean;
  /** What content is called by in an area: SHA-256, keyed where it is encrypted, so that a name tells nothing about it. */
  readonly hashOf: (bytes: Uint8Array, area: Area) => string;
};

/** The files that one key encrypts, called by the moment it was made; null = those that are not encrypted. */
export type Area = string | null;

const SEALED = 'sealed';
const AREA_NAME = /^sealed\/[a-z]+\/(\d{8}T\d{9}Z)[/.]/;

/** Encrypted files lie apart, so that a program that knows nothing of them never takes them for its own. */
export function nameIn(area: Area, folder: string, rest: string): string {
  return area === null ? `${folder}/${rest}` : `${SEALED}/${folder}/${area}/${rest}`;
}

export function areaOf(name: string): Area {
  return AREA_NAME.exec(name)?.[1] ?? null;
}

/** The part of `name` below its folder and area; null when it lies elsewhere. */
export function restOf(name: string, folder: string): string | null {
  const beginning = nameIn(areaOf(name), folder, '');
  return name.startsWith(beginning) ? name.slice(beginning.length) : null;
}

/** Where the files of a folder lie: those that are not encrypted, then the areas of keys. */
export function placesOf(folder: string): readonly [string, string] {
  return [folder, `${SEALED}/${folder}`];
}

const UNFINISHED = '.new';

/** Opens the store in `folder`; only its owner can read it: it has guests' data and the passwords of the database. */
export function openFolderStore(folder: string): FileStore {
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
