import { cleanText } from '#domain/text/clean-text.ts';

/** The restaurant's name of a table („5”, „terasa 4”): staff type it, a table's code names it, the slip prints it. */
export const TABLE_MAX_LENGTH = 20;
export const TABLE_PATTERN = /^[\p{L}\p{N} ./-]*$/u;

/** The name of a table, trimmed and without invisible marks; null where it is none. */
export function parseTableName(raw: string): string | null {
  const name = cleanText(raw).trim().normalize('NFC');
  return name.length <= TABLE_MAX_LENGTH && TABLE_PATTERN.test(name) ? name : null;
}
