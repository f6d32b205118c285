/** The log: one JSON line per event, no personal data, no secrets. */
import { type DestinationStream, pino } from 'pino';

export type Log = {
  readonly info: (fields: object, event: string) => void;
  readonly warn: (fields: object, event: string) => void;
  readonly error: (fields: object, event: string) => void;
};

/** Secrets are removed by field name, at any depth. */
const SECRETS = ['password', 'token', 'jwtToken', 'accessToken', 'authorization', 'cookie', 'ticket'];

export type LogPlaces = {
  readonly place?: DestinationStream;
  /** Also gets each line. */
  readonly copyTo?: ((line: string) => void) | null;
};

/** Opens the log at `level`, on standard output by default. */
export function openLog(level: string, { place = pino.destination(1), copyTo = null }: LogPlaces = {}): Log {
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' };
  const options = { level, redact, serializers: { err: presentError } };
  if (copyTo === null) return pino(options, place);
  // Copies the written line, so that it has the same redactions.
  const copies = { write: copyTo };
  const streams = [place, copies].map((stream) => ({ stream, level: 'trace' as const }));
  return pino(options, pino.multistream(streams));
}

/**
 * The parts of an error to log. PostgreSQL's `detail` is left out, because it contains the refused row with a guest's
 * name and phone.
 */
const FAULT_FIELDS = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'status'];

function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fields = Object.entries(error).filter(([name]) => FAULT_FIELDS.includes(name));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(fields),
    ...(error.cause === undefined ? {} : { cause: presentError(error.cause) }),
  };
}

/**
 * A path without its tokens: a reader of the log must not be able to open a guest's order or use a link from a mail.
 */
export function pathWithoutKeys(path: string): string {
  return path.replace(/[\w-]{20,}/g, '…');
}
