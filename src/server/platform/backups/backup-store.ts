/**
 * Where copies are kept: files that are written once, by name. A folder is read and written synchronously, but for what waits for
 * the disk: a copy is thousands of small files in a process of its own, and handing each step to another thread cost more than the step.
 */
import { closeSync, existsSync, fsync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

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

/** A rename is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = openSync(path, 'r');
  try {
    await toDisk(folder);
  } finally {
    closeSync(folder);
  }
}

/** True when both folders are on one disk, which takes the copies with it when it dies. */
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
