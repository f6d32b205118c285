/** A menu of another system, as every reader here gives it. Texts are as the source has them; prices are whole bani or null where they cannot be read. */
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { GROUP_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-option-group.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import { withCommaBelow } from '#domain/text/fold.ts';

export const IMPORT_SOURCES = ['gloriafood', 'tastyigniter', 'square', 'table'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export type NeutralOption = { readonly name: string; readonly price: Bani | null; readonly isDefault: boolean };

export type NeutralGroup = {
  readonly name: string;
  readonly minimum: number;
  /** Null: any number. */
  readonly maximum: number | null;
  /** How often one option may be chosen. */
  readonly most: number;
  readonly options: readonly NeutralOption[];
};

export type NeutralSize = {
  readonly label: string;
  readonly price: Bani | null;
  readonly groups: readonly NeutralGroup[];
};

export type NeutralItem = {
  /** Its number in the source; in a table its category and name. */
  readonly sourceId: string;
  readonly name: string;
  /** Plain text or HTML; cleaned before it is saved. */
  readonly description: string;
  readonly isOn: boolean;
  readonly sizes: readonly NeutralSize[];
  readonly groups: readonly NeutralGroup[];
  /** Null where the source says nothing of them. */
  readonly allergens: readonly Allergen[] | null;
  readonly windows: readonly AvailabilityWindow[];
  /** What was read otherwise than it stands there, in sentences for the owner. */
  readonly remarks: readonly string[];
};

export type NeutralCategory = {
  readonly name: string;
  readonly groups: readonly NeutralGroup[];
  readonly items: readonly NeutralItem[];
};

export type NeutralMenu = { readonly source: ImportSource; readonly categories: readonly NeutralCategory[] };

/** What one piece is called where the source has no sizes. */
export const ONLY_SIZE = 'Porție';

/** A name as ours are stored: ș and ț with comma below, no space around, none twice. */
export function cleanName(name: string | null | undefined): string {
  return withCommaBelow(name ?? '')
    .trim()
    .replace(/ {2,}/g, ' ');
}

/** Two groups with the same content are one group of ours, whatever numbers they have in the source. */
export function groupKey({ name, minimum, maximum, most, options }: NeutralGroup): string {
  const content = options.map((option) => [option.name, option.price, option.isDefault]);
  return JSON.stringify([name, minimum, maximum, most, content]);
}

/** The name of the second and further groups of one content that a dish offers, within the length of a name. */
export function numberedName(name: string, number: number): string {
  const mark = ` (${number})`;
  return `${name.slice(0, GROUP_NAME_MAX_LENGTH - mark.length)}${mark}`;
}
