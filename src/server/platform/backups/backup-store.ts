/**
 * The store of the copies: files written once, addressed by name. A folder is accessed synchronously, except when
 * waiting for the disk: a copy consists of thousands of small files in a separate process, and switching threads for
 * each step cost more than the step itself.
 */
import { closeSync, existsSync, fsync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The stored files: of a folder, or of a remote store. */
export type FileStore = {
  /** The folder or address, for messages. */
  readonly place: string;
  /** The names in `folder` and below, relative to the store. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Null when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** The file is durable and complete when the promise resolves; a crash before that leaves nothing under `name`. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
};

/**
 * The decrypted files of the copies. `list` names those of every area; `read` decrypts and throws LockedCopyError
 * without the key, DamagedCopyError when the file was altered; `write` encrypts when the name belongs to an area.
 */
export type BackupStore = FileStore & {
  /** The area of new files; null = they are not encrypted. */
  readonly area: Area;
  /** Whether the key of the file is available, or none is needed. */
  readonly canOpen: (name: string) => boolean;
  /**
   * The content name in an area: SHA-256, keyed where the area is encrypted, so that the name reveals nothing about the
   * content.
   */
  readonly hashOf: (bytes: Uint8Array, area: Area) => string;
};

/** The files encrypted with one key, named by the moment the key was made; null = the unencrypted files. */
export type Area = string | null;

const SEALED = 'sealed';
const AREA_NAME = /^sealed\/[a-z]+\/(\d{8}T\d{9}Z)[/.]/;

/**
 * Encrypted files are in a separate folder, so that a program version without encryption never treats them as its own.
 */
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

/** The two folders of a kind of file: the unencrypted ones, and those of all areas. */
export function placesOf(folder: string): readonly [string, string] {
  return [folder, `${SEALED}/${folder}`];
}

const UNFINISHED = '.new';

/**
 * Opens the store in `folder`; only its owner can read it, because it contains guests' data and the passwords of the
 * database.
 */
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
    async read(name) {
      try {
        return readFileSync(at(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const path = at(name);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(`${path}${UNFINISHED}`, bytes);
      renameSync(`${path}${UNFINISHED}`, path);
      await syncFolder(dirname(path));
    },
    has: async (name) => existsSync(at(name)),
    remove: (name) => rm(at(name), { force: true }),
  };
}

const toDisk = promisify(fsync);

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, bytes);
    await toDisk(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a rename durable: it is on disk only after fsync of its folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = openSync(path, 'r');
  try {
    await toDisk(folder);
  } finally {
    closeSync(folder);
  }
}

/** True when both folders are on one disk, so that its failure would also destroy the copies. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  await mkdir(other, { recursive: true, mode: 0o700 });
  return (await stat(one)).dev === (await stat(other)).dev;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
