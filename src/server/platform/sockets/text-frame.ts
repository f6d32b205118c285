/** First byte of an unfragmented text frame: RFC 6455 §5.2, `FIN` and the text opcode. */
const WHOLE_TEXT = 0x81;
const LONGEST_IN_A_BYTE = 125;
const LONGEST_IN_TWO_BYTES = 0xffff;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;

/** A text as a WebSocket frame from a server: unmasked, not compressed, unfragmented (RFC 6455 §5.2). */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length <= LONGEST_IN_A_BYTE) return Buffer.concat([Buffer.of(WHOLE_TEXT, length), payload]);
  const isShort = length <= LONGEST_IN_TWO_BYTES;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head.writeUInt8(WHOLE_TEXT, 0);
  head.writeUInt8(isShort ? TWO_BYTES_FOLLOW : EIGHT_BYTES_FOLLOW, 1);
  if (isShort) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

/** An empty ping frame: a client answers it after it has read everything before it (RFC 6455 §5.5.2). */
export const PING = Buffer.of(0x89, 0);
