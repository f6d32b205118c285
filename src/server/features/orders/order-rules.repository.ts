/** The rules that orders were judged by: shared pieces by the hash of their content, and what is the order's own. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Category, Product } from '#domain/menu/menu.ts';
import type { OwnRules, RecordedRules, SharedRules } from '#domain/replay/recorded-rules.ts';
import type { Database } from '#server/platform/database.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';

/** The hashes of the pieces of an order. */
type PieceHashes = {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly promotions: string;
  readonly zones: string;
  readonly hours: string;
};

/** The rules of an order as they are written: its row, and the pieces that are not stored yet. */
export type RulesToWrite = {
  readonly pieces: PieceHashes;
  readonly own: OwnRules;
  readonly fresh: readonly { readonly hash: string; readonly content: string }[];
};

/** Which pieces this process has stored, for each of its databases. */
const stored = new WeakMap<Database, Set<string>>();

/**
 * Collects the rules of one submission. A piece is sent only while this process has not stored it: the menu of a
 * restaurant changes a few times a day, and its orders name the same products.
 */
export function openRulesRecorder(db: Database) {
  const known = stored.get(db) ?? new Set<string>();
  stored.set(db, known);
  let pending: RulesToWrite['fresh'] = [];
  return {
    /** The rules of one attempt; those of an attempt before it count as not written. */
    prepare(rules: RecordedRules): RulesToWrite {
      const prepared = toWrite(rules, known);
      pending = prepared.fresh;
      return prepared;
    },
    /** Called once the order is committed. */
    noteStored() {
      for (const { hash } of pending) known.add(hash);
    },
  };
}
export type RulesRecorder = ReturnType<typeof openRulesRecorder>;

function toWrite({ menu, promotions, zones, hours, own }: RecordedRules, known: ReadonlySet<string>): RulesToWrite {
  const fresh = new Map<string, string>();
  const hashOf = (content: unknown) => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex');
    if (!known.has(hash)) fresh.set(hash, text);
    return hash;
  };
  const pieces = {
    products: menu.products.map(hashOf),
    categories: menu.categories.map(hashOf),
    promotions: hashOf(promotions),
    zones: hashOf(zones),
    hours: hashOf(hours),
  };
  return { pieces, own, fresh: [...fresh].map(([hash, content]) => ({ hash, content })) };
}

/** The parts `pieces` and `ruled` of the statement that inserts the order; nothing where no rules are recorded. */
export function insertRules(orderId: number, { pieces, own, fresh }: RulesToWrite): RawBuilder<unknown> {
  // By hash, so that two orders with the same new pieces wait for each other and never in a circle.
  const rows = fresh.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  const hashes = rows.map(({ hash }) => hash);
  const contents = rows.map(({ content }) => content);
  return sql`pieces as (
      insert into rule_pieces (hash, content)
      select hash, content::jsonb from unnest(${sql.val(hashes)}::text[], ${sql.val(contents)}::text[]) as given (hash, content)
      on conflict (hash) do nothing
    ),
    ruled as (
      insert into order_rules (order_id, pieces, own)
      values (${orderId}, ${JSON.stringify(pieces)}::jsonb, ${JSON.stringify(own)}::jsonb)
    )`;
}

/**
 * The recorded rules by order; an order of before they were recorded is left out. Orders with the same piece share one
 * object.
 */
export async function listRules(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, RecordedRules>> {
  const rows = await db
    .selectFrom('order_rules')
    .select(['order_id', 'pieces', 'own'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();
  // Only `insertRules` writes these rows.
  const named = rows.map((row) => ({
    orderId: row.order_id,
    pieces: row.pieces as unknown as PieceHashes,
    own: row.own as unknown as OwnRules,
  }));
  const contents = await listPieces(db, [...new Set(named.flatMap(({ pieces }) => Object.values(pieces).flat()))]);
  const pieceOf = <Piece>(hash: string) => contents.get(hash) as Piece | undefined;
  const rules = new Map<number, RecordedRules>();
  for (const { orderId, pieces, own } of named) {
    const products = pieces.products.flatMap((hash) => pieceOf<Product>(hash) ?? []);
    const categories = pieces.categories.flatMap((hash) => pieceOf<Category>(hash) ?? []);
    const promotions = pieceOf<SharedRules['promotions']>(pieces.promotions);
    const zones = pieceOf<SharedRules['zones']>(pieces.zones);
    const hours = pieceOf<SharedRules['hours']>(pieces.hours);
    if (promotions === undefined || zones === undefined || hours === undefined) continue;
    rules.set(orderId, { menu: { products, categories }, promotions, zones, hours, own });
  }
  return rules;
}

async function listPieces(db: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('rule_pieces')
    .select(['hash', 'content'])
    .where('hash', 'in', sql<string>`(select unnest(${sql.val(hashes)}::text[]))`)
    .execute();
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}
