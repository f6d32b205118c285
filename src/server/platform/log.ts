/** The log: one JSON line per event, no personal data, no secrets. */
import { type DestinationStream, pino } from 'pino';

export type Log = {
  readonly info: (fields: object, event: string) => void;
  readonly warn: (fields: object, event: string) => void;
  readonly error: (fields: object, event: string) => void;
};

/** Secrets are cut out by name, wherever they stand, should a field ever carry one. */
const SECRETS = ['password', 'token', 'jwtToken', 'accessToken', 'authorization', 'cookie', 'ticket'];

/** Opens the log at `level`, on standard output unless another place is given. */
export function openLog(level: string, place: DestinationStream = pino.destination(1)): Log {
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' };
  return pino({ level, redact, serializers: { err: presentError } }, place);
}

/** What names the fault. PostgreSQL's `detail` is left out: it holds the refused row, a guest's name and phone with it. */
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

/** A path fit for the log: whoever reads it must not be able to open a guest's order or use a link from a mail. */
export function pathWithoutKeys(path: string): string {
  return path.replace(/[\w-]{20,}/g, '…');
}
