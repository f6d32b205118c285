/** Positions in PostgreSQL's log (WAL), and its files of 16 MB (segments). */

/** Parses `16/B374D848`. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Formats a position as PostgreSQL does. */
export function formatPosition(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();
}

/** The start position of the segment that contains `position`. */
export function segmentStart(position: bigint, segmentBytes: number): bigint {
  return position - (position % BigInt(segmentBytes));
}

/** The file name in `pg_wal` of the segment that contains `position`. */
export function segmentName(timeline: number, position: bigint, segmentBytes: number): string {
  const number = position / BigInt(segmentBytes);
  const perHigh = 0x1_0000_0000n / BigInt(segmentBytes);
  return [BigInt(timeline), number / perHigh, number % perHigh].map((part) => hex(part, 8)).join('');
}

/** The timeline and the start position of a segment file of `pg_wal`; null for any other file. */
export function parseSegmentName(
  name: string,
  segmentBytes: number,
): { readonly timeline: number; readonly start: bigint } | null {
  const parts = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name);
  if (parts === null) return null;
  const [timeline = 0n, high = 0n, low = 0n] = parts.slice(1).map((part) => BigInt(`0x${part}`));
  const perHigh = 0x1_0000_0000n / BigInt(segmentBytes);
  return { timeline: Number(timeline), start: (high * perHigh + low) * BigInt(segmentBytes) };
}

/** Upper-case hexadecimal digits. */
export function hex(value: bigint, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
