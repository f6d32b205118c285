/** A DNS server on this machine that answers TXT questions over UDP from a table. */
import { createSocket } from 'node:dgram';

const HEADER_BYTES = 12;
const TXT = 16;
const NO_SUCH_NAME = 3;
/** Texts longer than this are sent in pieces. */
const PIECE_BYTES = 255;

export type FakeDns = {
  /** For a resolver. */
  readonly address: string;
  /** By name; absent: no such name. */
  readonly texts: Map<string, readonly string[]>;
  readonly asked: readonly string[];
} & AsyncDisposable;

export async function openFakeDns(texts: Readonly<Record<string, readonly string[]>> = {}): Promise<FakeDns> {
  const table = new Map(Object.entries(texts));
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, end } = readName(message);
    asked.push(name);
    socket.send(answer(message.subarray(0, end), table.get(name)), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts: table,
    asked,
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The name of the question, and where the question ends. */
function readName(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('utf8', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answer(question: Buffer, texts: readonly string[] | undefined): Buffer {
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | (texts === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(HEADER_BYTES), ...(texts ?? []).map(recordOf)]);
}

function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(HEADER_BYTES);
  // A pointer to the name of the question, type, class IN, one minute.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
