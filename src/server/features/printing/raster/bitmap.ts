import { heightOfLetter } from './slip-letters.ts';

/** A bitmap of one bit per dot, rows padded to whole bytes: 1 is black, as for printers. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  readonly bytesPerRow: number;
  readonly bits: Uint8Array;
};

export function createBitmap(width: number, height: number): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  return { width, height, bytesPerRow, bits: new Uint8Array(bytesPerRow * height) };
}

/** Fills a rectangle in black or white, clipped to the bitmap. */
export function fillBox(
  { width, height, bytesPerRow, bits }: Bitmap,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  isBlack = true,
): void {
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += 1) {
      const at = y * bytesPerRow + (x >> 3);
      const bit = 0x80 >> (x & 7);
      bits[at] = isBlack ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit;
    }
  }
}

/** Copies the black dots of rows of `width` dots to (x, y), in black or in white. */
export function stamp(
  { width, height, bytesPerRow, bits }: Bitmap,
  letter: { readonly width: number; readonly rows: Uint8Array },
  { x, y, isWhite }: { readonly x: number; readonly y: number; readonly isWhite: boolean },
): void {
  const letterBytes = Math.ceil(letter.width / 8);
  for (let row = 0; row < heightOfLetter(letter); row += 1) {
    const to = y + row;
    if (to < 0 || to >= height) continue;
    for (let column = 0; column < letter.width; column += 1) {
      const isSet = ((letter.rows[row * letterBytes + (column >> 3)] ?? 0) & (0x80 >> (column & 7))) !== 0;
      const across = x + column;
      if (!isSet || across < 0 || across >= width) continue;
      const at = to * bytesPerRow + (across >> 3);
      const bit = 0x80 >> (across & 7);
      bits[at] = isWhite ? (bits[at] ?? 0) & ~bit : (bits[at] ?? 0) | bit;
    }
  }
}
