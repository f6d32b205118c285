/** Writes a ZIP archive part by part: memory holds one piece of one part, whatever the size of the archive. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipPart = {
  /** With `/` between folders. */
  readonly name: string;
  /** False for pictures, which are already compressed. */
  readonly isCompressed: boolean;
  readonly pieces: AsyncIterable<Uint8Array>;
};

/** Fast, and close to the smallest size for text. */
const LEVEL = 6;

/**
 * The bytes of an archive of these parts, in their order.
 *
 * @param onPart called after each part, with the bytes written so far
 */
export async function* writeZip(
  parts: AsyncIterable<ZipPart>,
  onPart: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    bytes += piece.byteLength;
    written.push(new Uint8Array(piece));
  });
  for await (const part of parts) {
    const file = part.isCompressed ? new ZipDeflate(part.name, { level: LEVEL }) : new ZipPassThrough(part.name);
    zip.add(file);
    for await (const piece of part.pieces) {
      file.push(piece);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* written.splice(0);
    await onPart(bytes);
  }
  zip.end();
  yield* written.splice(0);
}
