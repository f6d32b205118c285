/** Field values that an attacker or a faulty program may send. */
import { RawJson } from './json-text.ts';

const LONG = 10_000;
/** Nested deeper than any valid request, but below the parser's own limit. */
const DEEP = 40;

/** Each of these made PostgreSQL or JavaScript fail somewhere before it was validated (reliability.md M13, M17). */
export const HOSTILE_VALUES: readonly unknown[] = [
  // Text that the database cannot store, or not in such a column.
  '\u0000',
  'Ana\u0000Pop',
  '\ud800',
  'Ana\udc00',
  'ă'.repeat(LONG),
  '',
  '   ',
  '\r\nBcc: toata-lumea@exemplu.ro',
  '\u202e\u200b\ufeff',
  // Text with a meaning in another language, such as SQL or HTML.
  "'; drop table orders; --",
  '1 or 1=1',
  'a & & b',
  '(',
  '%_\\',
  '=cmd|x',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'b6a1f3a0-7c57-4a07-9a3b-0a0b0c0d0e0f',
  // Dates that do not exist, and hours skipped by a clock change.
  '2026-02-30T12:00',
  '2027-03-28T03:30',
  '+275760-09-14T00:00:00Z',
  [2026, 2, 30, 12, 0, 0, 0],
  [999_999_999, 1, 1],
  // Numbers out of range for a column or for a JavaScript number.
  -1,
  0,
  1.5,
  0.1 + 0.2,
  2_147_483_648,
  -2_147_483_649,
  new RawJson('9007199254740993'),
  -9_007_199_254_740_992,
  1e300,
  -1e300,
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('9'.repeat(400)),
  'NaN',
  '9999999999',
  // Values of other types.
  null,
  true,
  [],
  {},
  [[]],
  { length: 1e9 },
  nested(DEEP),
  new RawJson('{"__proto__":{"role":"ROLE_ADMIN"},"constructor":{"prototype":{}}}'),
  ...['toString', 'valueOf', 'toJSON', 'then'].map((name) => ({ [name]: 'own' })),
];

/** The same for addresses, already escaped, because some of the escapes are invalid on purpose. */
export const HOSTILE_ADDRESS_PARTS: readonly string[] = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '1%20or%201%3D1',
  '%27%3B%20drop%20table%20orders%3B%20--',
  'a%20%26%20%26%20b',
  '(',
  '%25%5F%5C',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'b6a1f3a0-7c57-4a07-9a3b-0a0b0c0d0e0f',
  '%C4%83'.repeat(1_000),
];

function nested(depth: number): unknown {
  let value: unknown = 'adânc';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
