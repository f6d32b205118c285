/** Entity-relationship diagrams of the database, one per topic, read from its catalog. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** The topic of each table. Add new tables here; otherwise `drawDataPage` throws. */
const TOPICS: Readonly<Record<string, string>> = {
  Restaurant:
    'restaurant services schedule_days schedule_intervals closures service_pauses busy_modes usual_minutes slot_limits closed_slots slot_loads delivery_zones house_pictures legal_texts legal_drafts',
  Menu: 'categories stations products daily_menu_dishes sizes extras product_images similar_products product_add_ons price_history sold_outs ingredients ingredient_uses popular_products ordered_together option_groups options option_prices option_group_uses menu_imports import_identities import_pictures turned_links archives archive_rows',
  Pictures: 'images image_variants',
  Promotions:
    'promotions promotion_counters promotion_uses promotion_sets promotion_options coupon_redemptions personal_coupons',
  Orders:
    'all_orders order_lines order_bundles order_events cart_links order_versions order_proposals order_slots kitchen_numbers idempotency_keys closed_order_counts push_subscriptions',
  Couriers: 'couriers courier_sessions courier_shifts courier_drops courier_steps',
  People:
    'users user_addresses sessions one_time_tokens manager_grants totp_factors recovery_codes passkeys security_events customer_sums customer_sums_due',
  Requests: 'reservations reservation_events reviews withdrawal_requests',
  Newsletter: 'newsletter_subscribers newsletter_consents newsletter_drafts campaigns campaign_recipients',
  Watch: 'panels order_watch order_alarms house_alarms alarm_mails mails',
  Guard: 'blocks guard_settings',
  Rehearsal: 'rehearsals',
  Printing: 'printers print_jobs',
  Upkeep: 'data_versions data_turns changes demo_rows secrets rate_limits schema_migrations backups backup_mails',
};

type Table = { readonly name: string; readonly topic: string; readonly columns: readonly Column[] };
type Column = { readonly name: string; readonly type: string; readonly isOptional: boolean; readonly key: string };
type Reference = {
  readonly from: string;
  readonly to: string;
  readonly columns: string;
  readonly isOptional: boolean;
  readonly isUnique: boolean;
};
export type DataModel = { readonly tables: readonly Table[]; readonly references: readonly Reference[] };

/** Reads tables, columns and foreign keys of the schema `public`. */
export async function readDataModel(db: Database): Promise<DataModel> {
  const columns = await sql<Column & { readonly table: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isOptional",
      concat_ws(', ',
        case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) then 'PK' end,
        case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) then 'FK' end,
        case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'u' and k.conkey = array[a.attnum]) then 'UK' end
      ) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`.execute(db);
  const references = await sql<Reference>`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
      (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns,
      exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and not a.attnotnull) as "isOptional",
      exists (select from pg_index i
        where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indkey::int2[] <@ k.conkey) as "isUnique"
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  const tables = names.map((name) => ({
    name,
    topic: topicOf(name),
    columns: columns.rows.filter(({ table }) => table === name),
  }));
  return { tables, references: references.rows };
}

/** The page docs/generated/data.md. */
export function drawDataPage(model: DataModel): string {
  const parts = Object.keys(TOPICS).map((topic) => `## ${topic}\n\n\`\`\`mermaid\n${drawTopic(topic, model)}\`\`\`\n`);
  return `# The data, by topic

Written by \`npm run types:database\` from the migrated database. A table of another topic appears without its columns.

${parts.join('\n')}`;
}

/** Topics and the foreign keys between them, for docs/architecture.md. */
export function drawDataOverview({ tables, references }: DataModel): string {
  const boxes = Object.keys(TOPICS).map((topic) => {
    const names = tables.filter((table) => table.topic === topic).map(({ name }) => name);
    return `  ${topic}["<b>${topic}</b><br>${names.join('<br>')}"]`;
  });
  const arrows = references
    .map(({ from, to }) => [topicOf(from), topicOf(to)] as const)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `  ${from} --> ${to}`);
  return lines('flowchart LR', [...boxes, ...new Set(arrows)]);
}

function drawTopic(topic: string, { tables, references }: DataModel): string {
  const own = tables.filter((table) => table.topic === topic);
  const isOwn = (name: string) => own.some((table) => table.name === name);
  const boxes = own.flatMap(({ name, columns }) => [`  ${name} {`, ...columns.map(drawColumn), '  }']);
  const arrows = references
    .filter(({ from }) => isOwn(from))
    .map(
      ({ from, to, columns, isOptional, isUnique }) =>
        `  ${to} ${isOptional ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'} ${from} : "${columns}"`,
    );
  return lines('erDiagram', [...boxes, ...arrows]);
}

function drawColumn({ name, type, isOptional, key }: Column): string {
  const shortType = type.replace('timestamp with time zone', 'timestamptz').replace('time without time zone', 'time');
  const parts = [shortType.replaceAll(' ', '_'), name, key, isOptional ? '"optional"' : ''];
  return `    ${parts.filter((part) => part !== '').join(' ')}`;
}

function topicOf(table: string): string {
  const topic = Object.keys(TOPICS).find((one) => TOPICS[one]?.split(' ').includes(table));
  if (topic === undefined) throw new Error(`The table ${table} has no topic in scripts/draw-data-diagrams.ts`);
  return topic;
}

const lines = (first: string, rest: readonly string[]) => `${[first, ...rest].join('\n')}\n`;
