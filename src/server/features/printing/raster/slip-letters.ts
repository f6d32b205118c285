/** The letters of slips as dots, made by `scripts/draw-slip-letters.mjs` from the shop's own face. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SlipSize } from '#domain/printing/slip.ts';

/** `big` and `huge` have capitals and digits only. */
export type FaceName = SlipSize | 'big' | 'huge';

export type Letter = {
  readonly advance: number;
  /** Of the upper left corner, from the pen on the baseline. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly rows: Uint8Array;
};

export type Face = {
  readonly ascent: number;
  readonly descent: number;
  readonly letterOf: (letter: string) => Letter;
};

type StoredFace = {
  readonly ascent: number;
  readonly descent: number;
  readonly letters: Readonly<Record<string, readonly [number, number, number, number, string]>>;
};

const FILE = new URL('slip-letters.json.gz', import.meta.url);

/** Romanian written with the cedillas of old keyboards, and signs that have a simpler twin. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ş: 'ș',
  Ş: 'Ș',
  ţ: 'ț',
  Ţ: 'Ț',
  '\u00a0': ' ',
  '\u202f': ' ',
  '−': '–',
  '‑': '-',
  '″': '"',
  '…': '...',
};
const UNKNOWN = '?';

let faces: Readonly<Record<FaceName, Face>> | undefined;

/** The face of this name; the file is read at first use. */
export function slipFace(name: FaceName): Face {
  faces ??= readFaces();
  return faces[name];
}

function readFaces(): Readonly<Record<FaceName, Face>> {
  // Our own file, written by the script named above.
  const stored = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Readonly<Record<FaceName, StoredFace>>;
  const { small, text, strong, dish, large, big, huge } = stored;
  return {
    small: openFace(small),
    text: openFace(text),
    strong: openFace(strong),
    dish: openFace(dish),
    large: openFace(large),
    big: openFace(big),
    huge: openFace(huge),
  };
}

function openFace({ ascent, descent, letters }: StoredFace): Face {
  const opened = new Map(
    Object.entries(letters).map(([letter, [advance, left, top, width, rows]]) => [
      letter,
      { advance, left, top, width, rows: Uint8Array.from(Buffer.from(rows, 'base64')) },
    ]),
  );
  // The script draws it in every face.
  const blank = opened.get(' ') as Letter;
  return { ascent, descent, letterOf: (letter) => opened.get(letter) ?? opened.get(UNKNOWN) ?? blank };
}

/**
 * A text in letters that every face has: another alphabet's letters lose their marks, what remains unknown (pictures,
 * other scripts) becomes one question mark per sign.
 */
export function writable(text: string): string {
  const { letterOf } = slipFace('text');
  const unknown = letterOf(UNKNOWN);
  const known = (letter: string) => letterOf(letter) !== unknown;
  return [...text.normalize('NFC')]
    .map((letter) => {
      const same = SAME_LETTERS[letter] ?? letter;
      if ([...same].every(known)) return same;
      const bare = same.normalize('NFD').replace(/\p{M}/gu, '');
      // Joiners and variants of the sign before have no width of their own.
      if (bare === '' || /^[\p{Cf}\p{M}]$/u.test(same)) return '';
      return [...bare].every(known) ? bare : UNKNOWN;
    })
    .join('');
}
