/** Entity-relationship diagrams of the database, one per topic, read from its catalog. */
import { sql } from 'kysely';
import { FEATURES } from '#server/features.ts';
import type { Database } from '#server/platform/database.ts';
import { archivedTable, DATA_DIAGRAMS, type TableName, tablesOf } from '#server/platform/define/tables.ts';

const TABLES = tablesOf(FEATURES);

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
  const parts = DATA_DIAGRAMS.map((topic) => `## ${topic}\n\n\`\`\`mermaid\n${drawTopic(topic, model)}\`\`\`\n`);
  return `# The data, by topic

Written by \`npm run types:database\` from the migrated database. A table of another topic appears without its columns.

${parts.join('\n')}`;
}

/** Topics and the foreign keys between them, for docs/architecture.md. */
export function drawDataOverview({ tables, references }: DataModel): string {
  const boxes = DATA_DIAGRAMS.map((topic) => {
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
  // A name that no feature declares is not found.
  const declared = TABLES.get(archivedTable(table) as TableName);
  if (declared === undefined)
    throw new Error(`The table ${table} is declared by no feature (tables in its feature.ts)`);
  return declared.topic;
}

const lines = (first: string, rest: readonly string[]) => `${[first, ...rest].join('\n')}\n`;
