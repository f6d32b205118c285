/** Ours: importing menus of other systems from a file. */
import { z } from 'zod';
import { PUBLIC_PLACES } from '#domain/restaurant/public-links.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { IsoInstant } from '../values/schemas.ts';

const Id = z.int().positive().max(2_147_483_647);
const Source = z.enum(['gloriafood', 'tastyigniter', 'square', 'table', 'pofta']);

const Import = z.object({
  id: Id,
  source: Source,
  fileName: z.string(),
  state: z.enum(['read', 'imported', 'undone']),
  readAt: IsoInstant,
  importedAt: IsoInstant.nullable(),
  added: z.int(),
  changed: z.int(),
  /** Undo is possible for a day after the import. */
  mayUndo: z.boolean(),
  /** Pictures fetched in the background after the import: done, failed, waiting. */
  pictures: z.object({
    all: z.int(),
    done: z.int(),
    failed: z.array(
      z.object({
        productId: Id,
        product: z.string(),
        reason: z.enum(['foreign_host', 'unreachable', 'refused', 'too_large', 'too_many_pixels', 'not_a_picture']),
      }),
    ),
  }),
});

/** The newest first. */
export const MenuImportsResponse = z.object({ imports: z.array(Import) });
export type MenuImport = z.infer<typeof Import>;

/** Columns of a table that an import reads; product and price are needed. */
export const TABLE_COLUMNS = ['name', 'price', 'category', 'description', 'size', 'allergens', 'status'] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

const Place = z.int().min(0).max(99);
/** Which column of a table is which, as the owner matched them. */
export const TableColumns = z.object({
  /** Index of the row of headings; -1 for a table without one. */
  header: z.int().min(-1).max(20),
  places: z.object({
    name: Place,
    price: Place,
    category: Place.optional(),
    description: Place.optional(),
    size: Place.optional(),
    allergens: Place.optional(),
    status: Place.optional(),
  }),
});
export type TableColumns = z.infer<typeof TableColumns>;

export const ReadMenuFileRequest = z.object({
  file: z.file(),
  /** A form carries it as JSON. Null or left out: the columns are found by their headings. */
  columns: z
    .preprocess((sent) => (typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent), TableColumns.nullish())
    .optional(),
});

export const PreviewMenuTableRequest = z.object({ file: z.file() });
/** The first rows of the first sheet with something in it, and the columns that its headings name. */
export const PreviewMenuTableResponse = z.object({
  rows: z.array(z.array(z.string())),
  header: z.int(),
  places: z.partialRecord(z.enum(TABLE_COLUMNS), Place),
});
export type MenuTablePreview = z.infer<typeof PreviewMenuTableResponse>;
/**
 * A link to the restaurant's page at GloriaFood, the code of its button, or the key of "Fetch Menu", which is not
 * stored.
 */
export const FetchMenuRequest = z.object({ source: z.string().min(1).max(4_000) });
export const MenuImportParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** What the shop's card of a product would show. Prices in lei; null without one. */
const Card = z.object({
  /** The first words of the description, without HTML. */
  text: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  state: z.enum(['orderable', 'sold_out', 'unavailable']),
  isVeggie: z.boolean(),
  isFasting: z.boolean(),
  ageRestricted18: z.boolean(),
  hasDeposit: z.boolean(),
  isAheadOnly: z.boolean(),
});

/** One product of the file, and what the import would do with it. */
const Line = z.object({
  key: z.string(),
  category: z.string(),
  name: z.string(),
  state: z.enum(['new', 'changed', 'same', 'cannot']),
  /** Sizes with their prices after the import. */
  sizes: z.string(),
  /** Names of the groups of options. */
  groups: z.array(z.string()),
  /** For a changed product, each change as old and new value. */
  changes: z.array(z.string()),
  /** Why it cannot be imported. */
  reasons: z.array(z.string()),
  remarks: z.array(z.string()),
  /** Legally required facts that the file lacks. */
  missing: z.array(z.enum(['vat', 'allergens', 'grams', 'deposit', 'age'])),
  /** Null where it cannot be imported. */
  card: Card.nullable(),
});

export const MenuImportReport = Import.extend({
  lines: z.array(Line),
  /** What holds for the whole file: what was left out of it, and what was assumed. */
  notes: z.array(z.string()),
  /** Counts in the file, and after merging equal ones. */
  groups: z.object({ read: z.int(), options: z.int(), distinct: z.int() }),
});
export type MenuImportReport = z.infer<typeof MenuImportReport>;

export const RunMenuImportRequest = z.object({
  /** Keys of lines that are excluded. */
  leftOut: z.array(z.string().max(500)).max(3_000).default([]),
});
export const RunMenuImportResponse = z.object({ message: z.string(), added: z.int(), changed: z.int() });

export const UndoMenuImportResponse = z.object({
  message: z.string(),
  undone: z.int(),
  /** Things that staff changed since, which stay. */
  left: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** Failed ones are queued again. */
export const FetchImportPicturesResponse = z.object({ message: z.string(), waiting: z.int() });

/** Address of a page of the restaurant's own site, with or without `https://`. */
export const CheckOwnPageRequest = z.object({ address: z.string().min(1).max(500) });
export const CheckOwnPageResponse = z.object({
  /** The page has a link or the script of this shop. */
  isOurs: z.boolean(),
  /** Other systems whose links or scripts are on the page. */
  others: z.array(z.enum(['GloriaFood', 'Square', 'Toast'])),
});

const PublicPlace = z.enum(PUBLIC_PLACES);
/** Places outside of the shop whose links lead here, as ticked off by the owner. */
export const TurnedLinksResponse = z.object({
  links: z.array(
    z.object({
      place: PublicPlace,
      turnedAt: IsoInstant,
      /** Null for a deleted account. */
      staff: z.string().nullable(),
    }),
  ),
});
export type TurnedLinks = z.infer<typeof TurnedLinksResponse>;
export const TurnLinkRequest = z.object({ place: PublicPlace, isTurned: z.boolean() });

export const ProveMenuImportResponse = z.object({
  carts: z.int(),
  equal: z.int(),
  /** Prices in lei; null where the menu has no such product, size or option. */
  differences: z.array(z.object({ cart: z.string(), theirs: z.number(), ours: z.number().nullable() })),
});
