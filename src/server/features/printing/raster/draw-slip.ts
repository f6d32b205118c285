/** Renders a slip to a bitmap. No dependencies and no clock: the same slip gives the same bitmap on every machine. */
import { cutSlip } from '#domain/printing/cut-slip.ts';
import type { Slip, SlipBlock, SlipSize, SlipWidth } from '#domain/printing/slip.ts';
import { type Bitmap, createBitmap, fillBox, stamp } from './bitmap.ts';
import { type FaceName, heightOfLetter, slipFace, writable } from './slip-letters.ts';

const MARGIN = 8;
const INDENT = 66;
const GAP = 8;
const LINE_GAP: Readonly<Record<SlipSize, number>> = { small: 1, text: 1, strong: 1, dish: 0, large: 0 };
const FRAME = 4;
const PADDING = 12;
const RULE = 3;
const DASH = 8;
/** Margin that the cutter needs above and below. */
const EDGE = 24;
/** A longer slip is printed in parts, because printers accept at most 2 MB at once. */
export const MOST_DOTS = 12_000;

/** A block of the slip, drawn once its position is known. */
type Stretch = { readonly height: number; readonly draw: (bitmap: Bitmap, y: number) => void };

/** A slip as the parts that a printer accepts one by one. */
export function cutForPrinter(slip: Slip, width: SlipWidth): readonly Slip[] {
  return cutSlip(slip, { most: MOST_DOTS - 2 * EDGE, heightOf: (block) => prepareOnPaper(block, width).height });
}

/** Draws a slip, or one part of a long one. */
export function drawSlip(slip: Slip, width: SlipWidth): Bitmap {
  const stretches = slip.map((block) => prepareOnPaper(block, width));
  const height = stretches.reduce((sum, stretch) => sum + stretch.height, 2 * EDGE);
  const bitmap = createBitmap(width, height);
  stretches.reduce((y, stretch) => {
    stretch.draw(bitmap, y);
    return y + stretch.height;
  }, EDGE);
  return bitmap;
}

function prepareOnPaper(block: SlipBlock, width: SlipWidth): Stretch {
  return prepareBlock(block, { x: MARGIN, width: width - 2 * MARGIN }, width);
}

type Column = { readonly x: number; readonly width: number };

function prepareBlock(block: SlipBlock, column: Column, paper: SlipWidth): Stretch {
  switch (block.kind) {
    case 'heading':
      return prepareHeading(block, column, paper);
    case 'text':
      return prepareText(block.text, block.size, indented(column, block.isIndented), block.align ?? 'left');
    case 'row':
      return prepareRow(block, indented(column, block.isIndented));
    case 'dish':
      return prepareDish(block, indented(column, block.isIndented));
    case 'banner':
      return prepareBanner(block.text, column);
    case 'box':
      return prepareBox(block, indented(column, block.isIndented));
    case 'rule':
      return prepareRule(block.isDashed, column);
  }
}

function indented({ x, width }: Column, isIndented = false): Column {
  return isIndented ? { x: x + INDENT, width: width - INDENT } : { x, width };
}

/** Two texts at both ends of a line, as large as they fit beside each other. */
function prepareHeading(
  { left, right }: { readonly left: string; readonly right: string },
  { x, width }: Column,
  paper: SlipWidth,
): Stretch {
  const [leftText, rightText] = [writable(left), writable(right)];
  const fitting = (['huge', 'big'] as const).find(
    (name) =>
      widthOf(leftText, name) + widthOf(rightText, name) + 2 * GAP <= width && (paper === 576 || name === 'big'),
  );
  const face = fitting ?? 'large';
  const { ascent, descent } = tight(leftText + rightText, face);
  return {
    height: ascent + descent + GAP,
    draw: (bitmap, y) => {
      write(bitmap, leftText, face, { x, y: y + ascent });
      write(bitmap, rightText, face, { x: x + width - widthOf(rightText, face), y: y + ascent });
    },
  };
}

/** Capitals and digits need less space than the face, and what the accents and commas of this text take. */
function tight(text: string, face: FaceName): { readonly ascent: number; readonly descent: number } {
  const { ascent, letterOf } = slipFace(face);
  const letters = [...text].map(letterOf);
  return {
    ascent: Math.max(Math.round(ascent * 0.8), ...letters.map(({ top }) => -top)),
    descent: Math.max(Math.round(ascent * 0.12), ...letters.map((letter) => letter.top + heightOfLetter(letter))),
  };
}

function prepareText(text: string, size: SlipSize, { x, width }: Column, align: 'left' | 'centre'): Stretch {
  const lines = wrap(text, size, width);
  const { ascent } = slipFace(size);
  const step = lineHeight(size);
  return {
    height: lines.length * step + 2,
    draw: (bitmap, y) =>
      lines.forEach((line, index) => {
        const shift = align === 'centre' ? Math.max(0, Math.floor((width - widthOf(line, size)) / 2)) : 0;
        write(bitmap, line, size, { x: x + shift, y: y + index * step + ascent });
      }),
  };
}

function prepareRow({ left, right, size }: Extract<SlipBlock, { kind: 'row' }>, { x, width }: Column): Stretch {
  const amount = writable(right);
  const amountWidth = widthOf(amount, size);
  const rest = prepareText(left, size, { x, width: width - amountWidth - (amount === '' ? 0 : 2 * GAP) }, 'left');
  const { ascent } = slipFace(size);
  return {
    height: rest.height,
    draw: (bitmap, y) => {
      rest.draw(bitmap, y);
      write(bitmap, amount, size, { x: x + width - amountWidth, y: y + ascent });
    },
  };
}

function prepareDish({ quantity, name }: Extract<SlipBlock, { kind: 'dish' }>, { x, width }: Column): Stretch {
  const amount = writable(quantity);
  const hang = Math.max(widthOf(amount, 'dish') + 10, INDENT);
  const rest = prepareText(name, 'dish', { x: x + hang, width: width - hang }, 'left');
  const { ascent } = slipFace('dish');
  return {
    height: rest.height,
    draw: (bitmap, y) => {
      write(bitmap, amount, 'dish', { x, y: y + ascent });
      rest.draw(bitmap, y);
    },
  };
}

function prepareBanner(text: string, { x, width }: Column): Stretch {
  const line = wrap(text, 'large', width).join(' ');
  const { ascent, descent } = tight(line, 'large');
  const height = ascent + descent + 2 * PADDING;
  return {
    height: height + 2 * GAP,
    draw: (bitmap, from) => {
      const y = from + GAP;
      fillBox(bitmap, { x, y, width, height });
      const start = x + Math.max(0, Math.floor((width - widthOf(line, 'large')) / 2));
      write(bitmap, line, 'large', { x: start, y: y + PADDING + ascent, isWhite: true });
    },
  };
}

/** A framed box; its title is white on black along the upper edge. */
function prepareBox({ title, text }: Extract<SlipBlock, { kind: 'box' }>, { x, width }: Column): Stretch {
  const inner = { x: x + FRAME + PADDING, width: width - 2 * (FRAME + PADDING) };
  const head = title === '' ? null : prepareHead(title, inner);
  const body = text === '' ? null : prepareText(text, 'strong', inner, 'left');
  const headHeight = head?.height ?? 0;
  const bodyHeight = body === null ? 0 : body.height + PADDING;
  const height = Math.max(headHeight + bodyHeight + (body === null ? 0 : FRAME), 2 * FRAME);
  return {
    height: height + 2 * GAP,
    draw: (bitmap, y) => {
      const top = y + GAP;
      fillBox(bitmap, { x, y: top, width, height });
      if (body !== null) {
        const bottom = top + height - FRAME;
        const under = top + (head === null ? FRAME : headHeight);
        fillBox(bitmap, { x: x + FRAME, y: under, width: width - 2 * FRAME, height: bottom - under }, false);
        body.draw(bitmap, under + Math.floor((bottom - under - body.height) / 2));
      }
      head?.draw(bitmap, top);
    },
  };
}

function prepareHead(title: string, { x, width }: Column): Stretch {
  const lines = wrap(title, 'strong', width);
  const step = lineHeight('strong');
  const { ascent } = slipFace('strong');
  return {
    height: lines.length * step + 4,
    draw: (bitmap, y) =>
      lines.forEach((line, index) => {
        const shift = Math.max(0, Math.floor((width - widthOf(line, 'strong')) / 2));
        write(bitmap, line, 'strong', { x: x + shift, y: y + index * step + ascent + 2, isWhite: true });
      }),
  };
}

function prepareRule(isDashed: boolean, { x, width }: Column): Stretch {
  return {
    height: RULE + 2 * GAP,
    draw: (bitmap, y) => {
      if (!isDashed) return fillBox(bitmap, { x, y: y + GAP, width, height: RULE });
      for (let from = x; from < x + width; from += 2 * DASH) {
        fillBox(bitmap, { x: from, y: y + GAP, width: Math.min(DASH, x + width - from), height: 2 });
      }
    },
  };
}

function lineHeight(size: SlipSize): number {
  const { ascent, descent } = slipFace(size);
  return ascent + descent + LINE_GAP[size];
}

function widthOf(text: string, face: FaceName): number {
  const { letterOf } = slipFace(face);
  return [...text].reduce((sum, letter) => sum + letterOf(letter).advance, 0);
}

/** Wraps lines: between words, and within a word that is wider than the paper. */
function wrap(text: string, size: SlipSize, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.replace(/[\t\r]/g, ' '), size, width));
}

function wrapParagraph(text: string, size: SlipSize, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // Split before letters are replaced, so that words joined by a no-break space stay together.
  for (const word of text
    .split(' ')
    .map(writable)
    .filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, size, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function breakWord(word: string, size: SlipSize, width: number): readonly string[] {
  const pieces = [''];
  for (const letter of word) {
    const piece = pieces.at(-1) ?? '';
    if (piece !== '' && widthOf(piece + letter, size) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces;
}

type Pen = { readonly x: number; readonly y: number; readonly isWhite?: boolean };

function write(bitmap: Bitmap, text: string, face: FaceName, { x, y, isWhite = false }: Pen): void {
  const { letterOf } = slipFace(face);
  let pen = x;
  for (const sign of text) {
    const letter = letterOf(sign);
    stamp(bitmap, letter, { x: pen + letter.left, y: y + letter.top, isWhite });
    pen += letter.advance;
  }
}
