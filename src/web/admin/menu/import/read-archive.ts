/**
 * Reads another restaurant's archive in the browser, part by part: the server never unpacks an untrusted file, and of
 * an archive of gigabytes only menu, settings and pictures are sent. The calls that receive the data validate it.
 */
import { MOST_UPLOAD_BYTES } from '#contract/pictures/picture-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type ArchiveRefusal =
  | 'archive_unreadable'
  | 'archive_unsafe'
  | 'archive_foreign'
  | 'archive_newer'
  | 'archive_too_large';

/** For functions that can only throw. */
export class ArchiveFailure extends Error {
  readonly refusal: ArchiveRefusal;

  constructor(refusal: ArchiveRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type Part = {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly packedSize: number;
  readonly size: number;
  /** Offset of its local header. */
  readonly start: number;
};

export type OpenedArchive = {
  readonly menu: object;
  /** Answers of the back office's calls, by call name. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** File names of the pictures. */
  readonly pictures: readonly string[];
  readonly readPicture: (name: string) => Promise<Result<File, ArchiveRefusal>>;
  /** The data for reading the whole archive into a new restaurant. */
  readonly whole: WholeArchive;
};

export type WholeArchive = {
  readonly hasGuests: boolean;
  readonly migration: string;
  readonly orderNumberKey: string;
  /** The hash that the tables have for each picture file. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Size in bytes of a table's rows; 0 when it is missing. */
  readonly sizeOf: (table: string) => number;
  /** The rows of a table, some thousand lines at a time; throws `ArchiveFailure`. */
  readonly readRows: (table: string) => AsyncGenerator<string>;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const MOST_PARTS = 60_000;
const MOST_DIRECTORY_BYTES = 20_000_000;
const MOST_TEXT_BYTES = 40_000_000;
const MOST_TABLE_BYTES = 2_000_000_000;
/** Characters of rows that are sent at once. */
const ROWS_AT_ONCE = 500_000;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** ZIP64 marker: the real size is in 64 bits elsewhere. */
const ELSEWHERE = 0xffffffff;

/** Only parts with these names are read; everything else in an archive is ignored. */
const PICTURE_NAME = /^imagini\/\d{1,6}\.webp$/;

/**
 * Whether the file is read as an archive of this product. Any file named `.zip` is, so that one whose download was cut
 * off is called broken; of the others, those that contain an archive and not a workbook.
 */
export async function isArchive(file: File): Promise<boolean> {
  if (file.name.toLowerCase().endsWith('.zip')) return true;
  const parts = await listParts(file);
  return parts.ok ? parts.value.some(({ name }) => name === 'arhiva.json') : false;
}

export async function openArchive(file: Blob): Promise<Result<OpenedArchive, ArchiveRefusal>> {
  const parts = await listParts(file);
  if (!parts.ok) return parts;
  const byName = new Map(parts.value.map((part) => [part.name, part]));
  const readJson = async (name: string): Promise<Result<Readonly<Record<string, unknown>>, ArchiveRefusal>> => {
    const part = byName.get(name);
    if (part === undefined) return err('archive_foreign');
    const bytes = await readPart(file, part, MOST_TEXT_BYTES);
    return bytes.ok ? parseObject(bytes.value) : bytes;
  };
  const about = await readJson('arhiva.json');
  if (!about.ok) return about;
  if (about.value.format !== 'pofta') return err('archive_foreign');
  if (about.value.version !== 1) return err('archive_newer');
  const menu = await readJson('meniu.json');
  if (!menu.ok) return menu;
  const settings = await readJson('setari.json');
  if (!settings.ok) return settings;
  return ok({
    menu: menu.value,
    settings: settings.value,
    pictures: [...byName.keys()].filter((name) => PICTURE_NAME.test(name)),
    async readPicture(name) {
      const part = byName.get(name);
      if (part === undefined) return err('archive_unreadable');
      const bytes = await readPart(file, part, MOST_UPLOAD_BYTES);
      return bytes.ok ? ok(new File([bytes.value], 'poza.webp', { type: 'image/webp' })) : bytes;
    },
    whole: wholeOf(file, about.value, byName),
  });
}

function wholeOf(
  file: Blob,
  about: Readonly<Record<string, unknown>>,
  byName: ReadonlyMap<string, Part>,
): WholeArchive {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const partOf = (table: string) => byName.get(`tabele/${table}.jsonl`);
  const pictures = Object.entries(about.pictures ?? {});
  return {
    hasGuests: about.hasGuests === true,
    migration: textOf(about.migration),
    orderNumberKey: textOf(about.orderNumberKey),
    hashes: Object.fromEntries(pictures.map(([name, hash]) => [name, textOf(hash)])),
    sizeOf: (table) => partOf(table)?.size ?? 0,
    async *readRows(table) {
      const part = partOf(table);
      if (part === undefined) return;
      const decoder = new TextDecoder('utf-8', { fatal: true });
      let rest = '';
      for await (const bytes of readPieces(file, part, MOST_TABLE_BYTES)) {
        rest += decodePiece(decoder, bytes);
        if (rest.length < ROWS_AT_ONCE) continue;
        const end = rest.lastIndexOf('\n') + 1;
        if (end > 0) yield rest.slice(0, end);
        rest = rest.slice(end);
        // No valid row is this long.
        if (rest.length > 2 * ROWS_AT_ONCE) throw new ArchiveFailure('archive_too_large');
      }
      if (rest !== '') yield rest;
    },
  };
}

function decodePiece(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    // Not UTF-8.
    throw new ArchiveFailure('archive_unreadable');
  }
}

function parseObject(bytes: Uint8Array): Result<Readonly<Record<string, unknown>>, ArchiveRefusal> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? ok(value as Readonly<Record<string, unknown>>)
      : err('archive_unreadable');
  } catch {
    // Not UTF-8, or not JSON.
    return err('archive_unreadable');
  }
}

async function viewOf(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}

/** Reads the central directory at the end of the file: it has the sizes, and one entry per name. */
async function listParts(file: Blob): Promise<Result<readonly Part[], ArchiveRefusal>> {
  const tail = await viewOf(file, Math.max(0, file.size - END_SIZE - LONGEST_COMMENT), file.size);
  let end = tail.byteLength - END_SIZE;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < 0) return err('archive_unreadable');
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > MOST_PARTS || size > MOST_DIRECTORY_BYTES) return err('archive_too_large');
  if (start + size > file.size) return err('archive_unreadable');
  const list = await viewOf(file, start, start + size);
  const parts: Part[] = [];
  let place = 0;
  for (let number = 0; number < count; number += 1) {
    if (place + 46 > list.byteLength || list.getUint32(place, true) !== ENTRY_SIGNATURE)
      return err('archive_unreadable');
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((at) => list.getUint16(place + at, true)) as [
      number,
      number,
      number,
    ];
    if (place + 46 + nameSize > list.byteLength) return err('archive_unreadable');
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, place + 46, nameSize));
    if (isUnsafe(name)) return err('archive_unsafe');
    const method = list.getUint16(place + 10, true);
    const isRead = (list.getUint16(place + 8, true) & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
    const part = {
      name,
      isCompressed: method === DEFLATED,
      packedSize: list.getUint32(place + 20, true),
      size: list.getUint32(place + 24, true),
      start: list.getUint32(place + 42, true),
    };
    if (part.packedSize === ELSEWHERE || part.start === ELSEWHERE) return err('archive_too_large');
    if (isRead) parts.push(part);
    place += 46 + nameSize + extraSize + commentSize;
  }
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return err('archive_unsafe');
  return ok(parts);
}

/** A path traversal name. Nothing is unpacked by name here, but such a file is malicious. */
function isUnsafe(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}

/** Stops as soon as a part exceeds its limit, whatever size it declares. */
async function readPart(
  file: Blob,
  part: Part,
  most: number,
): Promise<Result<Uint8Array<ArrayBuffer>, ArchiveRefusal>> {
  if (part.size > most) return err('archive_too_large');
  const bytes = new Uint8Array(part.size);
  let done = 0;
  try {
    for await (const piece of readPieces(file, part, most)) {
      bytes.set(piece, done);
      done += piece.byteLength;
    }
  } catch (failure) {
    if (failure instanceof ArchiveFailure) return err(failure.refusal);
    throw failure;
  }
  return ok(bytes);
}

/** The declared number of bytes of a part; throws `ArchiveFailure`. */
async function* readPieces(
  file: Blob,
  { start, packedSize, size, isCompressed }: Part,
  most: number,
): AsyncGenerator<Uint8Array> {
  if (size > most || packedSize > most) throw new ArchiveFailure('archive_too_large');
  const header = await viewOf(file, start, start + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== LOCAL_SIGNATURE) {
    throw new ArchiveFailure('archive_unreadable');
  }
  const from = start + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = file.slice(from, from + packedSize);
  if (packed.size < packedSize) throw new ArchiveFailure('archive_unreadable');
  const stream = isCompressed ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw')) : packed.stream();
  const reader = stream.getReader();
  let done = 0;
  for (;;) {
    // The decompression failed: the bytes are not deflate.
    const piece = await reader.read().catch(() => {
      throw new ArchiveFailure('archive_unreadable');
    });
    if (piece.done) break;
    done += piece.value.byteLength;
    if (done > size) {
      await reader.cancel();
      throw new ArchiveFailure('archive_unsafe');
    }
    yield piece.value;
  }
  if (done !== size) throw new ArchiveFailure('archive_unreadable');
}
