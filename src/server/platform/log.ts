/** The log: one JSON line per event, no personal data, no secrets. */
import { pino } from 'pino';

export type Log = {
  readonly info: (fields: object, event: string) => void;
  readonly warn: (fields: object, event: string) => void;
  readonly error: (fields: object, event: string) => void;
};

/** Secrets are cut out by name, wherever they stand, should a field ever carry one. */
const SECRETS = ['password', 'token', 'jwtToken', 'accessToken', 'authorization', 'cookie', 'ticket'];

/** Opens the log at `level`, on standard output. */
export function openLog(level: string): Log {
  return pino({ level, redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' } });
}

/** A path fit for the log: whoever reads it must not be able to open a guest's order or use a link from a mail. */
export function pathWithoutKeys(path: string): string {
  return path.replace(/[\w-]{20,}/g, '…');
}
