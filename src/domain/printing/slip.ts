/**
 * A slip of paper as a description: what stands on it, how large and in what frame. Printers get it drawn in dots
 * (`server/features/printing/raster`), the browser draws it with its own letters (`web/panel/printing`).
 */

/** What is printed of an order: the cook's, without prices, and the guest's, which is no fiscal receipt. */
export const SLIP_KINDS = ['kitchen', 'receipt'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** From the smallest letters to those that are read from across the kitchen. */
export type SlipSize = 'small' | 'text' | 'strong' | 'dish' | 'large';

/** `isOnEveryPart`: where a long slip is cut into parts, the block is printed on each of them. */
export type SlipBlock = BlockContent & { readonly isOnEveryPart?: boolean };

type BlockContent =
  /** Two short words in the largest letters, at both ends of the line. */
  | { readonly kind: 'heading'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: SlipSize;
      readonly align?: 'left' | 'centre';
      readonly isIndented?: boolean;
    }
  /** A line of a table: what it is about, and an amount at its end. */
  | {
      readonly kind: 'row';
      readonly left: string;
      readonly right: string;
      readonly size: SlipSize;
      readonly isIndented?: boolean;
    }
  /** A dish: how many, then its name, whose further lines begin below the name. */
  | { readonly kind: 'dish'; readonly quantity: string; readonly name: string; readonly isIndented: boolean }
  /** White on black, across the paper. */
  | { readonly kind: 'banner'; readonly text: string }
  /** In a frame; the title is white on black on its edge. */
  | { readonly kind: 'box'; readonly title: string; readonly text: string; readonly isIndented?: boolean }
  | { readonly kind: 'rule'; readonly isDashed: boolean };

export type Slip = readonly SlipBlock[];

/** The width of the paper, as printers count it: 203 dots are an inch. */
export const SLIP_WIDTHS = [576, 384] as const;
export type SlipWidth = (typeof SLIP_WIDTHS)[number];
