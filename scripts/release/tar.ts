/** Writes a tar file (POSIX ustar) in which only names, contents, links and whether a file runs differ between files. */
import { Buffer } from 'node:buffer';

export type TarEntry =
  | { readonly kind: 'file'; readonly path: string; readonly bytes: Buffer; readonly isProgram: boolean }
  | { readonly kind: 'link'; readonly path: string; readonly target: string };

const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const PROGRAM_MODE = 0o755;
const FILE_MODE = 0o644;
const FILE_TYPE = '0';
const LINK_TYPE = '2';

/**
 * The chunks of a tar file, sorted by path; owners are root, and every entry has the same time.
 *
 * @param seconds the time of every entry, in seconds since 1970
 */
export function* writeTar(entries: readonly TarEntry[], seconds: number): Generator<Buffer> {
  for (const entry of entries.toSorted((one, other) => compareBytes(one.path, other.path))) {
    yield headerOf(entry, seconds);
    if (entry.kind === 'link') continue;
    yield entry.bytes;
    const rest = entry.bytes.length % BLOCK;
    if (rest > 0) yield Buffer.alloc(BLOCK - rest);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Not by the language of the machine, which would order names otherwise elsewhere. */
function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function headerOf(entry: TarEntry, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { name, prefix } = splitPath(entry.path);
  const isFile = entry.kind === 'file';
  header.write(name, 0);
  writeOctal(header, isFile && !entry.isProgram ? FILE_MODE : PROGRAM_MODE, 100, 8);
  writeOctal(header, 0, 108, 8);
  writeOctal(header, 0, 116, 8);
  writeOctal(header, isFile ? entry.bytes.length : 0, 124, 12);
  writeOctal(header, seconds, 136, 12);
  header.write(isFile ? FILE_TYPE : LINK_TYPE, 156);
  if (!isFile) header.write(fitting(entry.target, NAME_BYTES), 157);
  header.write('ustar\u000000', 257);
  header.write('root', 265);
  header.write('root', 297);
  header.write(prefix, 345);
  // The sum is taken with spaces in its own place.
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function writeOctal(header: Buffer, value: number, at: number, length: number): void {
  header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
}

/** A path longer than the name's field is cut at a slash that leaves both parts room. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (Buffer.byteLength(path) <= NAME_BYTES) return { name: path, prefix: '' };
  const parts = path.split('/');
  const cut = parts.findIndex((_part, index) => Buffer.byteLength(parts.slice(index).join('/')) <= NAME_BYTES);
  return {
    name: fitting(parts.slice(cut).join('/'), NAME_BYTES),
    prefix: fitting(parts.slice(0, cut).join('/'), PREFIX_BYTES),
  };
}

function fitting(text: string, bytes: number): string {
  if (text === '' || Buffer.byteLength(text) > bytes) throw new Error(`No room in a tar header: ${text}`);
  return text;
}
