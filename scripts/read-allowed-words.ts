/**
 * Reads the values that a text column may have from its check constraint: `status in ('NEW', …)` becomes a union type.
 */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

type Check = {
  readonly column: string;
  readonly definition: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
};

/** Types by `table.column`, as kysely-codegen expects them. Constraints of other forms are left out. */
export async function readAllowedWords(db: Database): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<Check>`
    select concat(k.conrelid::regclass, '.', a.attname) as column, pg_get_constraintdef(k.oid) as definition,
      not a.attnotnull as "isNullable", a.atthasdef as "hasDefault"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
    order by 1`.execute(db);
  return Object.fromEntries(
    rows.flatMap((check) => {
      const type = typeOf(check.definition);
      return type === null ? [] : [[check.column, withDefault(check, type)]];
    }),
  );
}

/**
 * PostgreSQL stores `in (…)` as `= ANY (ARRAY[…])`, `in` with one value as `=`, and leaves `<@ '{…}'` of an array
 * column unchanged.
 */
function typeOf(definition: string): string | null {
  const [, one] = /^CHECK \(\(\w+ = ('[^']*'::text|\d+)\)\)$/.exec(definition) ?? [];
  const [, list = one] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition) ?? [];
  if (list !== undefined) return unionOf(list.split(', ').map((word) => word.replace(/::text$/, '')));
  const [, words] = /\(\w+ <@ '\{([\w,]+)\}'::text\[\]\)/.exec(definition) ?? [];
  return words === undefined ? null : `(${unionOf(words.split(',').map((word) => `'${word}'`))})[]`;
}

function unionOf(words: readonly string[]): string {
  return words.toSorted().join(' | ');
}

function withDefault({ isNullable, hasDefault }: Check, type: string): string {
  const whole = isNullable ? `${type} | null` : type;
  return hasDefault ? `Generated<${whole}>` : whole;
}
