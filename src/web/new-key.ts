/**
 * A random UUID (RFC 9562, version 4). Not by `crypto.randomUUID`, which browsers offer over https only: a restaurant may
 * try the shop on its own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return [0, 8, 12, 16, 20].map((start, part) => digits.slice(start, [8, 12, 16, 20, 32][part])).join('-');
}
