/** Replaces a name by its hash: equal names stay recognisable, the name is unreadable. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const MARK = 'sha256:';

/** @example hideText('ana@exemplu.ro') // → 'sha256:…', 64 hexadecimal digits */
export function hideText(text: string): string {
  return `${MARK}${createHash('sha256').update(text).digest('hex')}`;
}

/** The same for a column, unless the value is a hash already. */
export function hideColumn(column: string): RawBuilder<string> {
  const text = sql.ref(column);
  return sql<string>`case when starts_with(${text}, ${MARK}) then ${text}
    else ${MARK} || encode(sha256(convert_to(${text}, 'UTF8')), 'hex') end`;
}

/** A key for counting that does not reveal the text. */
export function hiddenKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
